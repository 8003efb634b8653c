-- What asks a buyer where their money goes was known by the day it was due by, which is to come: what is owed since then
-- would be asked for by nothing. It is known by when it was asked.
update jobs set data = jsonb_set(data, '{since}', to_jsonb((extract(epoch from created_at) * 1000)::bigint))
where kind = 'orders.askBuyersAccount' and died_at is null;
