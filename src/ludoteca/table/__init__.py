"""The table in the browser: server, lobby, storage, live updates. It knows no game by name."""
