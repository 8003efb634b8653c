-- texts of the house that were founded a second time at an address that staff had moved the first from; what staff
-- have written since, in any language, stands
delete from content c using content_slugs s
where s.kind = c.kind and s.slug = c.slug and s.content_id <> c.id
  and not exists (select from content_versions v where v.content_id = c.id and not v.is_of_house);
