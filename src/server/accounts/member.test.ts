import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const MEMBER = 'query($i: ID!) { member(id: $i) { pseudo isPro ads { uuid } } }';
const memberOf = async (id: string) => (await house.visitor().ask(MEMBER, { i: id })).data?.member;

async function idOf(guest: Guest): Promise<string> {
  const { data } = await guest.ask('{ me { id } }');
  return (data as unknown as { me: { id: string } }).me.id;
}

describe('a member’s page', () => {
  it('is there for a pseudonym or a public ad, and shows what is offered and nothing else of the person', async () => {
    const seller = await house.guest({ email: 'seller@calandre.test', firstName: 'Bérénice' });
    const id = await idOf(seller);
    expect(await memberOf(id)).toBeNull();
    expect(await memberOf('x')).toBeNull();
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    await addCar(house, { sellerEmail: seller.email, status: 'DRAFT' });
    const managed = await addCar(house, { sellerEmail: seller.email });
    await house.rooms.ads.update(managed.uuid, { handleByCalandre: true });
    expect(await memberOf(id)).toEqual({ pseudo: null, isPro: false, ads: [{ uuid }] });

    const before = await (await fetch(`${house.url}/u/${id}`)).text();
    expect(before).toMatch(/<h1[^>]*>Bérénice/);
    for (const secret of ['Mercier', 'seller@', '33612345678']) expect(before).not.toContain(secret);
    await seller.ask('mutation { updatePseudo(pseudo: "calandrette") { id } }');
    const page = await fetch(`${house.url}/u/${id}`);
    const html = await page.text();
    expect(html).toContain('calandrette');
    expect(html).toContain('noindex');
    for (const secret of ['Bérénice', 'Mercier', 'seller@', '33612345678'])
      expect(html).not.toContain(secret);
  });

  it('is gone with the person', async () => {
    const guest = await house.guest();
    const id = await idOf(guest);
    await guest.ask('mutation { updatePseudo(pseudo: "brief") { id } }');
    expect((await fetch(`${house.url}/u/${id}`)).status).toBe(200);
    await guest.ask(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    expect((await fetch(`${house.url}/u/${id}`)).status).toBe(404);
  });
});

describe('a car’s owner', () => {
  it('has a way to their page on the ad, unless the house sells the car for them', async () => {
    const seller = await house.guest({ email: 'owner@calandre.test', firstName: 'Josiane' });
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const ask = () => house.visitor().ask(`{ publicCarAd(uuid: "${uuid}") { owner { memberId } } }`);
    expect((await ask()).data).toEqual({ publicCarAd: { owner: { memberId: await idOf(seller) } } });
    await house.rooms.ads.update(uuid, { handleByCalandre: true });
    expect((await ask()).data).toEqual({ publicCarAd: { owner: null } });
    await house.rooms.ads.update(uuid, { handleByCalandre: false, calandreCollection: true });
    expect((await ask()).data).toEqual({ publicCarAd: { owner: null } });
    // Who is behind it stays between them and those who write their ad.
    const staff = await house.guest({ permissions: ['Ads:update'] });
    const known = { publicCarAd: { owner: { firstName: 'Josiane', memberId: null } } };
    for (const [guest, answer] of [
      [seller, known],
      [staff, known],
      [await house.guest(), { publicCarAd: { owner: null } }],
    ] as const)
      expect(
        (await guest.ask(`{ publicCarAd(uuid: "${uuid}") { owner { firstName memberId } } }`)).data,
      ).toEqual(answer);
  });
});
