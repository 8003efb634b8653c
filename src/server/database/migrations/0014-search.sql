-- words as they are searched and as they stand in addresses: no accents, no capitals, nothing but a-z and 0-9
create function search_slug(phrase text) returns text language sql immutable parallel safe as $$
  select trim(both '-' from regexp_replace(
    regexp_replace(lower(normalize(phrase, NFKD)), U&'[\0300-\036F]', '', 'g'), '[^a-z0-9]+', '-', 'g'))
$$;

-- a car's words: what it is called, written apart and together (`e-type` is also `etype`), its year, body and town
create function search_words(brand text, model text, version text, year integer, body text, city text)
returns text[] language sql immutable parallel safe as $$
  select array(select distinct word from unnest(
    string_to_array(concat_ws('-', search_slug(brand), search_slug(model), search_slug(version), year::text,
      search_slug(body), search_slug(city)), '-')
    || array[replace(search_slug(brand), '-', ''), replace(search_slug(model), '-', '')]) as word
    where word <> '' order by word)
$$;

alter table ads
  add column brand_slug text not null generated always as (search_slug(brand)) stored,
  add column model_slug text not null generated always as (search_slug(model)) stored,
  add column words text[] not null
    generated always as (search_words(brand, model, version, year, body, city)) stored;
create index ads_words on ads using gin (words) where status in ('PUBLISHED', 'SOLD');
create index ads_names on ads (brand_slug, model_slug) where status in ('PUBLISHED', 'SOLD');

-- no news is sent to an address before its owner has confirmed it; whoever leaves is forgotten.
-- the token's hash is kept, not the token
create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null check (language in ('FR', 'EN', 'ES')),
  -- the sentence agreed to, as it was shown
  consent text not null,
  consented_at timestamptz(3) not null,
  token_hash bytea not null unique,
  confirmed_at timestamptz(3)
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));
