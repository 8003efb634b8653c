-- a letter that the house writes to many: its words in each language, and whom it is for
create table campaigns (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references accounts,
  -- a text per language: { "fr": …, "en": …, "es": … }; French at the least
  subject jsonb not null check (jsonb_typeof(subject) = 'object'),
  -- plain paragraphs, an empty line between two
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  button jsonb not null default '{}' check (jsonb_typeof(button) = 'object'),
  -- the page of the house that the button leads to, as its French address
  page text,
  segment text not null check (segment in ('SUBSCRIBERS', 'PEOPLE')),
  -- of subscribers: null for every language
  language text check (language in ('FR', 'EN', 'ES')),
  -- what the list of people is asked: the arguments of its field
  people jsonb,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SENDING', 'SENT', 'STOPPED')),
  -- what became of it, once its recipients are forgotten
  counts jsonb,
  created_at timestamptz(3) not null default clock_timestamp(),
  began_at timestamptz(3),
  ended_at timestamptz(3),
  check ((state = 'DRAFT') = (began_at is null)),
  check ((state in ('SENT', 'STOPPED')) = (ended_at is not null))
);
create index campaigns_created on campaigns (created_at desc);

-- whom it is written to, as of the moment it began; without an outcome where it is not written to them yet
create table campaign_recipients (
  campaign_id uuid not null references campaigns on delete cascade,
  position integer not null,
  subscriber_id uuid references newsletter_subscribers on delete set null,
  -- null: they have left
  email text,
  language text not null check (language in ('FR', 'EN', 'ES')),
  outcome text check (outcome in ('WRITTEN', 'LEFT')),
  mail_id bigint references mails on delete set null,
  primary key (campaign_id, position)
);
create unique index campaign_recipients_once on campaign_recipients (campaign_id, lower(email));
create index campaign_recipients_waiting on campaign_recipients (campaign_id, position) where outcome is null;
create index campaign_recipients_subscriber on campaign_recipients (subscriber_id);
create index campaign_recipients_mail on campaign_recipients (mail_id);

-- Whoever leaves is forgotten here too, by whichever door they leave, and what waits to be sent to them goes.
create function forget_recipient() returns trigger language plpgsql as $$
begin
  -- A part that is being written meanwhile comes to its end first: its letter is seen below.
  perform from campaign_recipients where subscriber_id = old.id for update;
  delete from mails m using campaign_recipients r where r.subscriber_id = old.id and m.id = r.mail_id;
  update campaign_recipients set email = null, subscriber_id = null, mail_id = null, outcome = 'LEFT'
  where subscriber_id = old.id;
  return old;
end $$;
create trigger newsletter_subscribers_forget before delete on newsletter_subscribers
  for each row execute function forget_recipient();
