-- what somebody has just sent, of which no word is kept, and what came of it: sent again for want of an answer, it is done once
create table sent_lately (
  digest bytea primary key,
  -- the id of the row that it made
  answer text,
  sent_at timestamptz(3) not null default clock_timestamp()
);
