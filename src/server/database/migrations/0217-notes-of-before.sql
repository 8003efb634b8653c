-- A note of a car that nobody had, from before such notes were marked (0214): the log has each change of a car's owner,
-- and the first one after the note was written says that until then there was none.
update staff_notes n set is_before_owner = true
from (
  select distinct on (n.id) n.id, e.before ->> 'ownerId' as former
  from staff_notes n join audit_entries e on e.subject_id = n.ad_uuid::text and e.action = 'ad.updated'
    and e.after ? 'ownerId' and e.recorded_at > n.written_at
  where not n.is_before_owner
  order by n.id, e.id
) changed
where changed.id = n.id and changed.former is null;
