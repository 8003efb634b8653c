import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { pdf } from '#test/kit/pdf.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

describe('a paper of a car', () => {
  it('that no ad before the public names is its sender’s and staff’s alone', async () => {
    const [seller, person] = [await house.guest(), await house.guest()];
    const staff = await house.guest({ permissions: ['Ads:publish'] });
    const headers = { 'content-type': 'application/pdf', cookie: seller.cookie() };
    const body = new Uint8Array(await pdf());
    const sent = await fetch(`${house.url}/uploads/documents`, { method: 'POST', headers, body });
    const { url } = (await sent.json()) as { url: string };
    const documents = [{ label: 'INVOICE_FILE' as const, urls: [url] }];
    const seen = () =>
      Promise.all(
        [undefined, person, seller, staff].map(
          async guest =>
            (await fetch(house.url + url, { headers: { cookie: guest?.cookie() ?? '' } })).status,
        ),
      );
    const theirs = [404, 404, 200, 200];
    expect(await seen()).toEqual(theirs);
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const SAVE = `mutation($u: ID!, $d: CarAdInput) {
      saveMyCar(uuid: $u, version: 0, data: $d) { version } }`;
    // While the house reads what is to change of a public car, nobody else does.
    expect(await seller.codeOf(SAVE, { u: uuid, d: { documents } })).toBeNull();
    expect(await seen()).toEqual(theirs);
    await house.rooms.ads.update(uuid, { documents });
    expect(await seen()).toEqual([200, 200, 200, 200]);
    await house.rooms.ads.withdraw(uuid);
    await house.rooms.ads.update(uuid, { documents: [] });
    expect(await seen()).toEqual(theirs);
    // Nor does whoever has its address read it by naming it in a draft of their own.
    const other = await addCar(house, { status: 'DRAFT', sellerEmail: person.email });
    expect(await person.codeOf(SAVE, { u: other.uuid, d: { documents } })).toBe('BadInput');
    expect(await seen()).toEqual(theirs);
  });
});
