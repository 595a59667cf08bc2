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
too-many-trials = Numbers have been tried { $most } times from here within an hour. Wait a little; at the command line there is no limit.
trials-busy = Many people are trying numbers just now. Wait a minute.
too-many-variants = You have saved { $most } variants, and there is room for no more. Those you have can still be played.
too-many-records = At most { $most } records an hour can be opened from one place. Wait a while.
too-large = That is too much: here at most { $most } kB can be sent.

# Who may decide what about a seat.
abandoned = The match was ended by agreement, without a result.
closed-freed = The host has freed your seat.
seat-freed = The host has freed your seat here. Ask for a link if you want to come back.
seat-of-another = You sit at this table already: this link is for somebody else.
matter-not-now = The table has moved on: this is no longer to be decided.
matter-not-missing = Nobody has waited long enough for this seat yet.
matter-not-yours = This is for those who play at this table.
matter-host-only = Only whoever set this table can do this.
matter-begun = The match has begun: seats can no longer be given away like this.
matter-taken = Somebody was faster: look again who sits there.
matter-your-own-seat = This is your own seat.
matter-no-level = There is no bot of this level.
