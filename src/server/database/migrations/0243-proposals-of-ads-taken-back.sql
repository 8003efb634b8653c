-- mandates that wait for an owner who sells the car themselves by now: they are asked no more to sign what they cannot
update sale_mandates m set ended_at = clock_timestamp(), ending = 'TAKEN_BACK'
where m.signed_at is null and m.refused_at is null and m.ended_at is null
  and exists (select from ads d where d.uuid = m.ad_uuid and (not d.handle_by_calandre or d.calandre_collection));
