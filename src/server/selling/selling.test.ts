import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Answer, type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let seller: Guest;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  seller = await house.guest({ firstName: 'Marc' });
  staff = await house.guest({ permissions: ['Ads:publish'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const CAR = `uuid state version isPublic hasChanges values { price } missing wish { kind reserve }
  ad { year mileage history { fr } photos { front { id } exteriors { id alt } } documents { label urls } }
  submission { id state reason comments { field text } }`;
const SAVE = `mutation($u: ID!, $v: Int!, $d: CarAdInput, $w: SaleWishInput) {
  saveMyCar(uuid: $u, version: $v, data: $d, wish: $w) { ${CAR} } }`;
const SUBMIT = `mutation($u: ID!, $v: Int!) { submitMyCar(uuid: $u, version: $v) { ${CAR} } }`;
const MINE = `query($u: ID!) { myCar(uuid: $u) { ${CAR} } }`;
const APPROVE = 'mutation($id: ID!, $a: ID) { approveSubmission(id: $id, auctionId: $a) { id } }';
const WITHDRAW = 'mutation($u: ID!) { withdrawMyCar(uuid: $u) { state } }';
const ASK = `mutation($id: ID!, $c: [SubmissionCommentInput!]!, $r: String) {
  askForChanges(id: $id, comments: $c, reason: $r) { submission { state } } }`;
const REFUSE = 'mutation($id: ID!, $r: String!) { refuseSubmission(id: $id, reason: $r) { id } }';
const HISTORY = 'Une seule famille depuis 1969, toutes les factures, aucune corrosion.';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

type Shown = {
  state: string;
  version: number;
  isPublic: boolean;
  hasChanges: boolean;
  values: { price: number | null };
  missing: string[];
  ad: { year: number | null; photos: { front: { id: string } | null; exteriors: { id: string }[] } };
  submission: { id: string; state: string; reason: string | null; comments: object[] } | null;
};

/** What one mutation or query answered. */
const carIn = ({ data }: Answer) => Object.values(data ?? {})[0] as unknown as Shown;
const mine = async (uuid: string) => carIn(await seller.ask(MINE, { u: uuid }));

async function addPhotos(count: number): Promise<string[]> {
  const rows = await house.db.owner<{ id: string }>(
    `insert into photos (file_key, width, height)
     select 'k' || n, 3, 2 from generate_series(1, $1) n returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** All that a car needs before the house looks at it. */
async function complete(): Promise<object> {
  const [front, ...exteriors] = await addPhotos(3);
  return {
    ...{ year: 1969, mileage: 98_400, transmission: 'MANUAL', carState: 'GOOD', price: 48_900 },
    location: { country: 'FR', city: 'Dieppe' },
    history: { fr: HISTORY },
    optionalData: { fuel: 'PETROL' },
    photos: { front, exteriors },
  };
}

async function fieldOf(guest: Guest, query: string, variables: object): Promise<string | undefined> {
  const { errors } = await guest.ask(query, variables);
  expect(errors?.[0]?.extensions.code).toBe('BadInput');
  return errors?.[0]?.extensions.field;
}

const draft = () => addCar(house, { status: 'DRAFT', sellerEmail: seller.email });

/** A car that is complete and handed in; its submission's id. */
async function submitted(): Promise<{ uuid: string; id: string }> {
  const { uuid } = await draft();
  const { version } = carIn(await seller.ask(SAVE, { u: uuid, v: 0, d: await complete() }));
  const { submission } = carIn(await seller.ask(SUBMIT, { u: uuid, v: version }));
  return { uuid, id: submission?.id ?? '' };
}

const told = async (guest: Guest, kind: string) => {
  const query = '{ myNotifications(first: 100) { nodes { kind decision ad { uuid } } } }';
  const { data } = await guest.ask(query);
  const { nodes } = (data as unknown as { myNotifications: { nodes: { kind: string }[] } }).myNotifications;
  return nodes.filter(node => node.kind === kind);
};

describe('a draft', () => {
  it('is nobody else’s: not to read, save, submit, take back or withdraw', async () => {
    const { uuid } = await draft();
    const stranger = await house.guest();
    expect((await stranger.ask(MINE, { u: uuid })).data).toEqual({ myCar: null });
    for (const call of [
      'submitMyCar(uuid: $u, version: 0)',
      'takeMyCarBack(uuid: $u)',
      'withdrawMyCar(uuid: $u)',
    ]) {
      const query = `mutation($u: ID!) { ${call} { uuid } }`;
      expect(await house.visitor().codeOf(query, { u: uuid })).toBe('Unauthenticated');
      for (const u of [uuid, NOWHERE, 'x']) expect(await stranger.codeOf(query, { u })).toBe('NotFound');
    }
    expect(await stranger.codeOf(SAVE, { u: uuid, v: 0, d: { year: 1970 } })).toBe('NotFound');
    expect(await house.visitor().codeOf(SAVE, { u: uuid, v: 0 })).toBe('Unauthenticated');
  });

  it('is saved as it is written, field by field, and says what is still missing', async () => {
    const { uuid } = await draft();
    const first = carIn(await seller.ask(SAVE, { u: uuid, v: 0, d: { year: 1969 } }));
    expect(first).toMatchObject({ state: 'DRAFT', isPublic: false, ad: { year: 1969 } });
    expect(first.missing).toEqual([
      ...['mileage', 'transmission', 'fuel', 'country', 'city', 'carState', 'history'],
      ...['front', 'photos', 'price'],
    ]);
    const wish = { kind: 'AUCTION', reserve: 40_000 };
    const second = carIn(await seller.ask(SAVE, { u: uuid, v: first.version, w: wish }));
    expect(second.version).toBeGreaterThan(first.version);
    expect(second).toMatchObject({ wish, ad: { year: 1969 } });
    expect(second.missing).not.toContain('price');
  });

  it('is written without a line in the log; that it is handed in and taken back, the log says', async () => {
    const { uuid } = await submitted();
    await seller.ask('mutation($u: ID!) { takeMyCarBack(uuid: $u) { uuid } }', { u: uuid });
    const lines = await house.db.owner<{ action: string }>(
      'select action from audit_entries where subject_id = $1 order by id',
      [uuid],
    );
    expect(lines.map(({ action }) => action)).toEqual(['ad.created', 'ad.submitted', 'ad.takenBack']);
  });

  it('saved in two windows is told to the second, and nothing of it is written', async () => {
    const { uuid } = await draft();
    await seller.ask(SAVE, { u: uuid, v: 0, d: { year: 1969 } });
    expect(await seller.codeOf(SAVE, { u: uuid, v: 0, d: { year: 1970 } })).toBe('StaleVersion');
    expect(await seller.codeOf(SUBMIT, { u: uuid, v: 0 })).toBe('StaleVersion');
    expect(await mine(uuid)).toMatchObject({ ad: { year: 1969 } });
    // So is what staff have written in it.
    const { version: v } = await mine(uuid);
    const { version } = carIn(await seller.ask(SAVE, { u: uuid, v, d: await complete() }));
    await house.rooms.ads.update(uuid, { history: { fr: `${HISTORY} Relu.` } });
    expect(await seller.codeOf(SAVE, { u: uuid, v: version, d: { year: 1970 } })).toBe('StaleVersion');
  });

  it('says nothing that only the house may say', async () => {
    const { uuid } = await draft();
    const refused: Record<string, object> = {
      handleByCalandre: { handleByCalandre: true },
      calandreCollection: { calandreCollection: false },
      sellerEmail: { sellerEmail: staff.email },
      sold: { sold: true },
      warranty: { warranty: true },
      carVerticalUrl: { carVerticalUrl: '/x' },
      year: { year: 3_000 },
      price: { price: 0 },
      highlights: { highlights: ['NO_SUCH'] },
    };
    for (const [field, d] of Object.entries(refused)) {
      expect(await fieldOf(seller, SAVE, { u: uuid, v: 0, d })).toBe(field);
    }
    const wish = { kind: 'AUCTION', reserve: -1 };
    expect(await fieldOf(seller, SAVE, { u: uuid, v: 0, w: wish })).toBe('wishedReserve');
  });

  it('tells no way around the house, in none of its texts, and its chassis is no telephone number', async () => {
    const { uuid } = await draft();
    const told: readonly [string, object][] = [
      ['history', { history: { fr: `${HISTORY} Appelez le 06 12 34 56 78.` } }],
      ['globalState', { globalState: { en: 'Write to jean@example.org' } }],
      ['version', { version: '1600 www.mon-garage.fr' }],
      ['works', { works: [{ name: { fr: 'Moteur' }, description: { es: 'Llame al +34 612 345 678' } }] }],
      ['customHighlights', { customHighlights: [{ fr: 'insta: belle_auto' }] }],
    ];
    for (const [field, d] of told) expect(await fieldOf(seller, SAVE, { u: uuid, v: 0, d })).toBe(field);
    const d = { optionalData: { vin: '911 300 123' } };
    expect(await seller.codeOf(SAVE, { u: uuid, v: 0, d })).toBeNull();
  });

  it('told a way around the house before that was refused, is handed in without it alone', async () => {
    const { uuid } = await draft();
    await seller.ask(SAVE, { u: uuid, v: 0, d: await complete() });
    await house.rooms.ads.update(uuid, { history: { fr: `${HISTORY} jean@example.org` } });
    const { version } = await mine(uuid);
    expect(await fieldOf(seller, SUBMIT, { u: uuid, v: version })).toBe('history');
  });

  it('hopes for no reserve under its starting price, nor for a day that is over', async () => {
    const { uuid } = await draft();
    const under = { kind: 'AUCTION', startingPrice: 15_000, reserve: 12_000 };
    expect(await fieldOf(seller, SAVE, { u: uuid, v: 0, w: under })).toBe('wishedReserve');
    const past = { kind: 'AUCTION', startDate: '2020-06-01' };
    expect(await fieldOf(seller, SAVE, { u: uuid, v: 0, w: past })).toBe('wishedStart');
  });

  it('takes papers that were sent in here, and no address elsewhere', async () => {
    const { uuid } = await draft();
    const [row] = await house.db.owner<{ id: string }>(
      `with file as (insert into files (key, purpose, account_id) select 'originals/k', 'AD_PAPER', id from accounts
         where email = $1) insert into documents (file_key, extension) values ('k', 'pdf') returning id`,
      [seller.email],
    );
    const papers = (...urls: string[]) => ({ documents: [{ label: 'FIA_CERTIFICATE', urls }] });
    const elsewhere = [
      'https://evil.test/a.pdf',
      'javascript:alert(1)',
      `/documents/${NOWHERE}.pdf`,
      `//evil.test/documents/${row?.id}.pdf`,
    ];
    for (const url of elsewhere) {
      expect(await fieldOf(seller, SAVE, { u: uuid, v: 0, d: papers(url) })).toBe('documents');
    }
    expect(await fieldOf(seller, SAVE, { u: uuid, v: 0, d: papers() })).toBe('documents');
    const url = `/documents/${row?.id}.pdf`;
    expect(await seller.codeOf(SAVE, { u: uuid, v: 0, d: papers(url) })).toBeNull();
    expect(await mine(uuid)).toMatchObject({ ad: papers(url) });
  });
});

describe('a car that is handed in', () => {
  it('must be complete, and is told to those who publish', async () => {
    const { uuid } = await draft();
    expect(await fieldOf(seller, SUBMIT, { u: uuid, v: 0 })).toBe('year');
    const saved = carIn(await seller.ask(SAVE, { u: uuid, v: 0, d: await complete() }));
    expect(saved.missing).toEqual([]);
    const handed = carIn(await seller.ask(SUBMIT, { u: uuid, v: saved.version }));
    expect(handed).toMatchObject({ state: 'IN_REVIEW', submission: { state: 'WAITING' } });
    expect(await told(staff, 'AD_SUBMITTED')).toContainEqual({
      ...{ kind: 'AD_SUBMITTED', decision: null, ad: { uuid } },
    });
  });

  it('waits unchanged until it is taken back', async () => {
    const { uuid } = await submitted();
    const { version: v } = await mine(uuid);
    expect(await fieldOf(seller, SAVE, { u: uuid, v, d: { year: 1970 } })).toBe('state');
    expect(await fieldOf(seller, SUBMIT, { u: uuid, v })).toBe('state');
    const back = 'mutation($u: ID!) { takeMyCarBack(uuid: $u) { state version } }';
    const { state, version } = carIn(await seller.ask(back, { u: uuid }));
    expect(state).toBe('DRAFT');
    expect(await fieldOf(seller, back, { u: uuid })).toBe('state');
    expect(await seller.codeOf(SAVE, { u: uuid, v, d: { year: 1970 } })).toBe('StaleVersion');
    expect(await seller.codeOf(SAVE, { u: uuid, v: version, d: { year: 1970 } })).toBeNull();
  });

  it('goes before the public when it is approved, once, and its seller is told', async () => {
    const { uuid, id } = await submitted();
    expect(await staff.codeOf(APPROVE, { id })).toBeNull();
    expect(await mine(uuid)).toMatchObject({ state: 'PUBLISHED', isPublic: true });
    expect(await fieldOf(staff, APPROVE, { id })).toBe('state');
    expect(await told(seller, 'AD_REVIEWED')).toContainEqual({
      ...{ kind: 'AD_REVIEWED', decision: 'APPROVED', ad: { uuid } },
    });
    for (const unknown of ['x', NOWHERE]) {
      expect(await staff.codeOf(APPROVE, { id: unknown })).toBe('NotFound');
    }
  });

  it('is not approved with an auction that its reviewer has not seen', async () => {
    const { id, uuid } = await submitted();
    const [row] = await house.db.owner<{ id: string }>(
      `insert into auctions (ad_uuid, start_at, end_at, starting_price, scheduled_end_at)
       values ($1, now(), now() + interval '1 day', 1000, now() + interval '1 day') returning id`,
      [uuid],
    );
    for (const a of [null, NOWHERE]) expect(await fieldOf(staff, APPROVE, { id, a })).toBe('auctionId');
    expect(await staff.codeOf(APPROVE, { id, a: row?.id })).toBeNull();
  });

  it('comes back with a remark beside each field, and can be handed in again', async () => {
    const { uuid, id } = await submitted();
    const comments = [{ field: 'history', text: 'Depuis quand est-elle à vous ?' }];
    expect(await fieldOf(staff, ASK, { id, c: [{ field: 'year', text: '  ' }] })).toBe('comments');
    await staff.ask(ASK, { id, c: comments, r: 'Presque prête.' });
    expect(await mine(uuid)).toMatchObject({
      state: 'CHANGES_ASKED',
      submission: { reason: 'Presque prête.', comments },
    });
    const { version } = carIn(
      await seller.ask(SAVE, {
        u: uuid,
        v: (await mine(uuid)).version,
        d: { history: { fr: `${HISTORY} À moi depuis 2009.` } },
      }),
    );
    const again = carIn(await seller.ask(SUBMIT, { u: uuid, v: version }));
    expect(again).toMatchObject({ state: 'IN_REVIEW', submission: { comments: [] } });
    expect(again.submission?.id).not.toBe(id);
  });

  it('is refused with a reason, and never without', async () => {
    const { uuid, id } = await submitted();
    expect(await fieldOf(staff, REFUSE, { id, r: ' ' })).toBe('reason');
    await staff.ask(REFUSE, { id, r: 'Le véhicule est gagé.' });
    expect(await mine(uuid)).toMatchObject({
      state: 'REFUSED',
      isPublic: false,
      submission: { reason: 'Le véhicule est gagé.' },
    });
  });
});

describe('a car that is public', () => {
  const PUBLIC = 'query($u: ID!) { publicCarAd(uuid: $u) { year price } }';

  it('stays as it is until the house has read what its seller changed', async () => {
    const { uuid, id } = await submitted();
    await staff.ask(APPROVE, { id });
    const { version } = await mine(uuid);
    const changed = carIn(await seller.ask(SAVE, { u: uuid, v: version, d: { price: 45_000 } }));
    expect(changed).toMatchObject({ state: 'PUBLISHED', hasChanges: true, values: { price: 45_000 } });
    const shown = async () => (await house.visitor().ask(PUBLIC, { u: uuid })).data;
    expect(await shown()).toEqual({ publicCarAd: { year: 1969, price: 48_900 } });

    const { submission } = carIn(await seller.ask(SUBMIT, { u: uuid, v: changed.version }));
    const differences = `{ adSubmissions {
      id isNew price differences { field before { parts { path value } } after { parts { path value } } } } }`;
    const change = {
      ...{ id: submission?.id, isNew: false, price: 45_000 },
      differences: [
        {
          field: 'price',
          before: [{ parts: [{ path: [], value: '48900' }] }],
          after: [{ parts: [{ path: [], value: '45000' }] }],
        },
      ],
    };
    const waiting = (await staff.ask(differences)).data;
    expect(waiting).toEqual({ adSubmissions: expect.arrayContaining([change]) });
    expect(await shown()).toEqual({ publicCarAd: { year: 1969, price: 48_900 } });
    await staff.ask(APPROVE, { id: submission?.id });
    expect(await shown()).toEqual({ publicCarAd: { year: 1969, price: 45_000 } });
    expect(await mine(uuid)).toMatchObject({ hasChanges: false });
  });

  it('keeps a reduction where its price is changed back, and none where it is approved, or withdrawn, with another', async () => {
    for (const withdraws of [false, true]) {
      const { uuid, id } = await submitted();
      await staff.ask(APPROVE, { id });
      const save = async (price: number) =>
        carIn(await seller.ask(SAVE, { u: uuid, v: (await mine(uuid)).version, d: { price } })).hasChanges;
      await house.rooms.ads.update(uuid, { reducedPrice: 45_000 });
      expect([await save(40_000), await save(48_900), await save(40_000)]).toEqual([true, false, true]);
      const handed = carIn(await seller.ask(SUBMIT, { u: uuid, v: (await mine(uuid)).version }));
      const end = withdraws
        ? seller.codeOf(WITHDRAW, { u: uuid })
        : staff.codeOf(APPROVE, handed.submission!);
      expect(await end).toBeNull();
      expect(await house.rooms.ads.find(uuid)).toMatchObject({ price: 40_000, reducedPrice: null });
    }
  });

  it('hides its serial number once its seller asks for it and the house agrees', async () => {
    const { uuid, id } = await submitted();
    await staff.ask(APPROVE, { id });
    const { version } = await mine(uuid);
    const hidden = carIn(await seller.ask(SAVE, { u: uuid, v: version, d: { vinPublic: false } }));
    expect(hidden.hasChanges).toBe(true);
    const { submission } = carIn(await seller.ask(SUBMIT, { u: uuid, v: hidden.version }));
    await staff.ask(APPROVE, { id: submission?.id });
    expect((await house.rooms.ads.find(uuid))?.details.vinPublic).toBe(false);
  });

  it('has nothing to hand in once a change leads back to what is public', async () => {
    const { uuid, id } = await submitted();
    await staff.ask(APPROVE, { id });
    const { version } = await mine(uuid);
    const changed = carIn(await seller.ask(SAVE, { u: uuid, v: version, d: { year: 1970 } }));
    const back = carIn(await seller.ask(SAVE, { u: uuid, v: changed.version, d: { year: 1969 } }));
    expect(back.hasChanges).toBe(false);
    expect(await fieldOf(seller, SUBMIT, { u: uuid, v: back.version })).toBe('revision');
  });

  it('changes its photos by ids that there are', async () => {
    const { uuid, id } = await submitted();
    await staff.ask(APPROVE, { id });
    const { version, ad } = await mine(uuid);
    const lost = await seller.ask(SAVE, { u: uuid, v: version, d: { photos: { front: NOWHERE } } });
    expect(lost.errors?.[0]?.extensions).toMatchObject({ field: 'photos', gone: [NOWHERE] });
    const [first, ...others] = ad.photos.exteriors.map(photo => photo.id);
    const turned = { front: first, exteriors: [ad.photos.front?.id, ...others] };
    const changed = carIn(await seller.ask(SAVE, { u: uuid, v: version, d: { photos: turned } }));
    expect(changed.ad.photos.front?.id).toBe(first);
  });

  it('is withdrawn by its seller, but not while its auction is planned or runs', async () => {
    const plain = await addCar(house, { sellerEmail: seller.email });
    const { version } = await mine(plain.uuid);
    await seller.ask(SAVE, { u: plain.uuid, v: version, d: { year: 1971 } });
    expect(carIn(await seller.ask(WITHDRAW, { u: plain.uuid }))).toEqual({ state: 'WITHDRAWN' });
    // What waited beside it is in the ad now.
    expect(await mine(plain.uuid)).toMatchObject({ hasChanges: false, ad: { year: 1971 } });
    for (const startsInMs of [-3_600_000, 1_800_000]) {
      const sold = await addCar(house, { sellerEmail: seller.email, auction: { startsInMs } });
      expect(await seller.codeOf(WITHDRAW, { u: sold.uuid })).toBe('CarUnderHammer');
    }
    const handled = await addCar(house, { sellerEmail: seller.email });
    await house.rooms.ads.update(handled.uuid, { handleByCalandre: true });
    expect(await seller.codeOf(WITHDRAW, { u: handled.uuid })).toBe('Forbidden');
  });
});
