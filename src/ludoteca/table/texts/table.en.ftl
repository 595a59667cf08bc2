# What the server says at a table.
guest-name = Guest
invite-used = This link has been used or replaced. Ask for a new one.
invite-not-yours = Only whoever set this table can invite to that seat.
rematch-not-now = A rematch is for those who played, once the match is over.
table-full = There is no free seat at this table.
name-length = A name has 1 to { $most } characters.
name-signs = A name cannot contain invisible characters or the signs < > &.
closed-no-table = There is no such table. Links to tables are long: copy them whole.
closed-no-record = There is no such record. Open its file once more.
closed-by-invitation = This table is by invitation.
closed-too-fast = Too many connections from here. Wait a moment.
closed-too-many = Too many windows are open from here. Close one of them.
too-many-tables = That is a lot of tables for one day: at most { $most } for each person. Finish one of them first, or come back tomorrow.
too-many-public = { $most } public tables of yours are still waiting for people. Fill one of them first, or set this one by invitation.
too-many-records = At most { $most } records an hour can be opened from one place. Wait a while.
too-large = That is too much: here at most { $most } kB can be sent.
