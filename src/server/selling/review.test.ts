import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let seller: Guest;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  seller = await house.guest({ firstName: 'Marc' });
  const permissions = ['Ads:publish', 'Ads:update'];
  staff = await house.guest({ firstName: 'Camille', permissions });
});
afterAll(() => house[Symbol.asyncDispose]());

const ASK = `mutation($id: ID!, $c: [SubmissionCommentInput!]!, $r: String) {
  askForChanges(id: $id, comments: $c, reason: $r) { id } }`;
const REFUSE = 'mutation($id: ID!, $r: String!) { refuseSubmission(id: $id, reason: $r) { id } }';
const WAITING = `{ adSubmissions { ad { uuid }
  earlier { staffName decidedAt submission { id state reason comments { field text } } } } }`;
const FIGURES = 'query($u: ID!) { myCar(uuid: $u) { figures { views } } }';
const LISTED = `query($text: String) { staffCarAds(filter: { text: $text }) { ads { status isInReview } } }`;

/** Handed in once more, as its seller would. */
async function handIn(uuid: string): Promise<string> {
  const [row] = await house.db.owner<{ id: string }>(
    'insert into ad_submissions (ad_uuid) values ($1) returning id',
    [uuid],
  );
  return row?.id ?? '';
}
const draft = async () => (await addCar(house, { status: 'DRAFT', sellerEmail: seller.email })).uuid;

describe('a car that is handed in again', () => {
  it('comes with what was said of it before, by whom and when, the latest first; another’s is not told', async () => {
    const [uuid, other] = [await draft(), await draft()];
    const elsewhere = await handIn(other);
    expect(await staff.codeOf(REFUSE, { id: elsewhere, r: 'Une autre voiture' })).toBeNull();
    const [first, taken] = [await handIn(uuid), 'mutation($u: ID!) { takeMyCarBack(uuid: $u) { uuid } }'];
    const comments = [{ field: 'mileage', text: 'Une photo du compteur ?' }];
    expect(await staff.codeOf(ASK, { id: first, c: comments, r: 'Belle voiture !' })).toBeNull();
    const second = await handIn(uuid);
    expect(await staff.codeOf(REFUSE, { id: second, r: 'Photos floues' })).toBeNull();
    await handIn(uuid);
    expect(await seller.codeOf(taken, { u: uuid })).toBeNull();
    await handIn(uuid);
    const { data } = await staff.ask(WAITING);
    const { adSubmissions } = data as unknown as { adSubmissions: { ad: { uuid: string } }[] };
    expect(adSubmissions).toHaveLength(1);
    const by = { staffName: 'Camille Mercier', decidedAt: expect.stringMatching(/^20\d\d-/) };
    const refused = { id: second, state: 'REFUSED', reason: 'Photos floues', comments: [] };
    const asked = { id: first, state: 'CHANGES_ASKED', reason: 'Belle voiture !', comments };
    expect(adSubmissions[0]).toEqual({
      ad: { uuid },
      earlier: [
        { ...by, submission: refused },
        { ...by, submission: asked },
      ],
    });
  });
});

describe('the list of staff', () => {
  it('says which ads wait to be read over', async () => {
    const uuid = await draft();
    const listed = async () => (await staff.ask(LISTED, { text: uuid })).data;
    expect(await listed()).toEqual({ staffCarAds: { ads: [{ status: 'DRAFT', isInReview: false }] } });
    const id = await handIn(uuid);
    expect(await listed()).toEqual({ staffCarAds: { ads: [{ status: 'DRAFT', isInReview: true }] } });
    expect(await staff.codeOf(REFUSE, { id, r: 'Non' })).toBeNull();
    expect(await listed()).toEqual({ staffCarAds: { ads: [{ status: 'DRAFT', isInReview: false }] } });
  });
});

describe('the figures of a car', () => {
  it('are none before anybody could see it', async () => {
    const uuid = await draft();
    expect((await seller.ask(FIGURES, { u: uuid })).data).toEqual({ myCar: { figures: null } });
    const shown = await addCar(house, { sellerEmail: seller.email });
    expect((await seller.ask(FIGURES, { u: shown.uuid })).data).toEqual({ myCar: { figures: { views: 0 } } });
  });
});
