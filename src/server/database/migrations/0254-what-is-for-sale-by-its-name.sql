-- What an alert says of cars for sale it says as a search does now: else the same one kept again would be a second.
update alerts set filter = filter || case
  when filter -> 'sold' = 'false' then '{"sold": null, "forSale": true}'::jsonb
  else '{"forSale": false}'::jsonb end
where not filter ? 'forSale';
