-- how makes and models are to be written: whatever is written as the slugs have it becomes the new name, at every door
create table car_renames (
  brand_slug text not null,
  -- none for a whole make
  model_slug text,
  brand text not null,
  model text,
  unique nulls not distinct (brand_slug, model_slug),
  check ((model_slug is null) = (model is null))
);

create function name_car() returns trigger language plpgsql as $$
declare
  known car_renames;
begin
  select * into known from car_renames where brand_slug = search_slug(new.brand) and model_slug is null;
  if found then
    new.brand := known.brand;
  end if;
  select * into known from car_renames
    where brand_slug = search_slug(new.brand) and model_slug = search_slug(new.model);
  if found then
    new.brand := known.brand;
    new.model := known.model;
  end if;
  return new;
end $$;
create trigger ads_named before insert or update of brand, model on ads for each row execute function name_car();
create trigger past_results_named before insert or update of brand, model on past_results
  for each row execute function name_car();
