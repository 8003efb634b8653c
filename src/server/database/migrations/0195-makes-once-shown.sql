-- a make or model that the house has shown keeps its page once its last car has gone
create index ads_names_shown on ads (brand_slug, model_slug) where published_at is not null;
