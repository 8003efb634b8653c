-- what the seller hopes for of an auction beside the reserve, as it was asked before the ad was
alter table ad_drafts
  add column wished_starting_price bigint check (wished_starting_price between 1 and 1000000000),
  add column wished_start date,
  drop constraint ad_drafts_wish_check,
  add constraint ad_drafts_wish_check check (wish in ('AD', 'AUCTION', 'MANAGED'));

-- the forms that sell a car ask by the names and in the codes of a car
update inquiries set answers = (answers - '{state,papers,papersNote}'::text[]) || jsonb_strip_nulls(jsonb_build_object(
  'carState', (select jsonb_agg(case said
      when 'concours' then 'CONCOURS' when 'veryGood' then 'VERY_GOOD'
      when 'good' then 'GOOD' when 'toRestore' then 'TO_RESTORE' end)
    from jsonb_array_elements_text(answers -> 'state') said),
  'documents', case when answers ? 'papers' then coalesce((select jsonb_agg(case said
      when 'inspection' then 'VALID_MOT' when 'invoices' then 'INVOICE_FILE'
      when 'manual' then 'MAINTENANCE_BOOKLET' when 'expertise' then 'EXPERT_REPORT'
      when 'conformity' then 'FACTORY_CERTIFICATE' end)
    from jsonb_array_elements_text(answers -> 'papers') said), '[]') end,
  'customDocs', answers -> 'papersNote'))
where form in ('sellAd', 'sellAuction', 'managedSale') and answers ?| '{state,papers,papersNote}';
