-- the colour that a named paint is of: the first of its words that is one, whatever the language
create function search_color(paint jsonb) returns text language sql immutable parallel safe as $$
  select color from unnest(string_to_array(search_slug(
      concat_ws('-', paint ->> 'nameFr', paint ->> 'nameEn', paint ->> 'nameEs', paint ->> 'code')), '-'))
    with ordinality as said (word, place)
  join (values
    ('blanc', 'WHITE'), ('blanche', 'WHITE'), ('white', 'WHITE'), ('blanco', 'WHITE'), ('ivoire', 'WHITE'),
    ('ivory', 'WHITE'), ('marfil', 'WHITE'), ('creme', 'WHITE'), ('cream', 'WHITE'), ('crema', 'WHITE'),
    ('noir', 'BLACK'), ('noire', 'BLACK'), ('black', 'BLACK'), ('negro', 'BLACK'),
    ('gris', 'GREY'), ('grise', 'GREY'), ('grey', 'GREY'), ('gray', 'GREY'), ('argent', 'GREY'), ('silver', 'GREY'),
    ('plata', 'GREY'), ('anthracite', 'GREY'), ('antracita', 'GREY'),
    ('rouge', 'RED'), ('red', 'RED'), ('rojo', 'RED'), ('rosso', 'RED'), ('bordeaux', 'RED'), ('burgundy', 'RED'),
    ('burdeos', 'RED'), ('grenat', 'RED'), ('maroon', 'RED'),
    ('orange', 'ORANGE'), ('naranja', 'ORANGE'), ('jaune', 'YELLOW'), ('yellow', 'YELLOW'), ('amarillo', 'YELLOW'),
    ('giallo', 'YELLOW'), ('beige', 'BEIGE'), ('sable', 'BEIGE'), ('sand', 'BEIGE'), ('arena', 'BEIGE'),
    ('champagne', 'BEIGE'), ('champan', 'BEIGE'), ('marron', 'BROWN'), ('brun', 'BROWN'), ('brown', 'BROWN'),
    ('bronze', 'BROWN'), ('bronce', 'BROWN'), ('havane', 'BROWN'), ('vert', 'GREEN'), ('verte', 'GREEN'),
    ('green', 'GREEN'), ('verde', 'GREEN'), ('bleu', 'BLUE'), ('bleue', 'BLUE'), ('blue', 'BLUE'), ('azul', 'BLUE'),
    ('blu', 'BLUE'), ('turquoise', 'BLUE'), ('violet', 'PURPLE'), ('purple', 'PURPLE'), ('morado', 'PURPLE'),
    ('lilas', 'PURPLE'), ('rose', 'PINK'), ('pink', 'PINK'), ('rosa', 'PINK'), ('or', 'GOLD'), ('gold', 'GOLD'),
    ('dorado', 'GOLD')) as known (word, color) using (word)
  order by place limit 1
$$;

-- what is found by the whole word alone, never by how it begins: codes, numbers, words of the paint and of the
-- seller's own lines. A chassis number is, unless its owner keeps it to himself
create function search_marks(details jsonb, zip_code text) returns text[] language sql immutable parallel safe as $$
  select array(select distinct '=' || mark from (
    select replace(search_slug(fact #>> '{}'), '-', '') from unnest(array[
        '$.options[*]', '$.highlights[*]', '$.documents[*].label', '$.carState', '$.saddlery', '$.exteriorShade',
        '$.sfInternalOpportunityId', '$.optionalData.steeringWheel', '$.optionalData.serialEngine'
      ]::jsonpath[]) as path, jsonb_path_query(details, path) as fact
    union all
    select replace(search_slug(details #>> '{optionalData,vin}'), '-', '')
      where details ->> 'vinPublic' is distinct from 'false'
    union all
    select replace(search_slug(zip_code), '-', '')
    union all
    select unnest(string_to_array(search_slug(line #>> '{}'), '-')) from unnest(array[
        '$.shellColor.nameFr', '$.shellColor.nameEn', '$.shellColor.nameEs', '$.customHighlights[*].*',
        '$.customOptions[*].*'
      ]::jsonpath[]) as path, jsonb_path_query(details, path) as line
  ) as marks (mark) where length(mark) > 3 order by 1)
$$;

alter table ads drop column words;
alter table ads
  add column color text generated always as (search_color(details -> 'shellColor')) stored,
  add column words text[] not null generated always as
    (search_words(brand, model, version, year, body, city) || search_marks(details, zip_code)) stored;
create index ads_words on ads using gin (words) where status in ('PUBLISHED', 'SOLD');

-- kept searches are compared as a whole
update alerts set filter = '{"colors": [], "features": []}'::jsonb || filter;
