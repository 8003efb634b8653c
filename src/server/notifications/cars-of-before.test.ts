import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#server/database/index.ts';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { idOf, sellCar } from '#test/kit/sales.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

it('names the car of news from before to who has to do with it, whatever became of its ad (migration 0253)', async () => {
  const guest = (firstName: string) => house.guest({ firstName });
  const [loser, buyer, seller] = [await guest('Lou'), await guest('Bea'), await guest('Sam')];
  const [owner, former, stranger] = [await guest('Olga'), await guest('Fanny'), await guest('Stan')];
  const { car: sold } = await sellCar(house, { buyer, seller, underbid: [loser, 20_000] });
  const withdrawn = await addCar(house, { sellerEmail: owner.email });
  await house.db.owner(
    `insert into consignments (ad_uuid, title, seller_id, opened_by) values ($1, 'Alpine', $2, $2)`,
    [withdrawn.uuid, await idOf(house, former)],
  );
  await house.db.owner("update ads set status = 'WITHDRAWN' where uuid = $1", [withdrawn.uuid]);
  await house.db.owner('update ads set hidden_at = now() where uuid = $1', [sold.uuid]);
  for (const { email } of [loser, buyer, seller, owner, former, stranger])
    await house.db.owner(
      `insert into notifications (account_id, kind, event_key, ad_uuid)
       select p.id, 'LOST', ad::text, ad from accounts p, unnest($2::uuid[]) ad where p.email = $1`,
      [email, [sold.uuid, withdrawn.uuid]],
    );
  await house.db.owner("delete from migrations where name like '0253%'");
  await migrate(house.db.url);
  const cars = `select distinct p.first_name as who, n.ad_uuid = $1 as "isSold" from notifications n
    join accounts p on p.id = n.account_id where n.event_key = n.ad_uuid::text and n.car = 'Alpine A110' order by 1, 2`;
  expect(await house.db.owner(cars, [sold.uuid])).toEqual([
    { who: 'Bea', isSold: true },
    { who: 'Fanny', isSold: false },
    { who: 'Lou', isSold: true },
    { who: 'Olga', isSold: false },
    { who: 'Sam', isSold: true },
  ]);
});
