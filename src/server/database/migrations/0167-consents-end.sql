-- A browser that chooses anew, or whose person leaves, ends what it allowed before: what waits to be told is not told then.
alter table consents add column ended_at timestamptz(3);
