-- A browser is told of a person's news for as long as they are signed in there: its address goes with the session,
-- whichever way that ends. What was given before has none, and goes as it did, with the person's own word.
alter table push_subscriptions add column session_hash bytea references sessions on delete cascade;
create index push_subscriptions_session on push_subscriptions (session_hash) where session_hash is not null;
