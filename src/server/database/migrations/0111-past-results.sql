-- what others sold, as files say it: never the house's own, and told with where it is from
create table past_results (
  id uuid primary key default gen_random_uuid(),
  -- the file that brought it, or changed it last
  import_id uuid not null references imports,
  source text not null,
  -- by what it is known again: what its source calls the lot, or all that is said of it
  reference text not null,
  brand text not null,
  model text not null,
  brand_slug text not null generated always as (search_slug(brand)) stored,
  model_slug text not null generated always as (search_slug(model)) stored,
  version text,
  car_year integer,
  sold_on date not null,
  is_sold boolean not null,
  -- whole euros, as it fell; none where it was not sold
  price integer check ((price is not null) = is_sold),
  lot_url text,
  unique (source, reference)
);
create index past_results_car on past_results (brand_slug, model_slug, sold_on) where is_sold;
create index past_results_import on past_results (import_id);
