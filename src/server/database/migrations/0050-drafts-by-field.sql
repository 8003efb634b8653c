-- what a seller is writing of a public car, by the names of its fields alone: details and technical data stood in
-- objects, photos in one list with their places
update ad_drafts set revision =
  (revision - 'details' - 'photos')
  || (coalesce(revision -> 'details', '{}') - 'optionalData')
  || case when jsonb_typeof(revision #> '{details,optionalData}') = 'object'
       then revision #> '{details,optionalData}' else '{}' end
  || case when jsonb_typeof(revision -> 'photos') = 'array' then jsonb_build_object('photos', (
       select jsonb_build_object(
         'front', min(photo ->> 'id') filter (where photo ->> 'role' = 'FRONT'),
         'exteriors', coalesce(jsonb_agg(photo -> 'id' order by place) filter (where photo ->> 'role' = 'EXTERIOR'), '[]'),
         'interiors', coalesce(jsonb_agg(photo -> 'id' order by place) filter (where photo ->> 'role' = 'INTERIOR'), '[]'),
         'mechanics', coalesce(jsonb_agg(photo -> 'id' order by place) filter (where photo ->> 'role' = 'MECHANICS'), '[]'))
       from jsonb_array_elements(revision -> 'photos') with ordinality as photos (photo, place)))
     else '{}' end
where revision is not null;
