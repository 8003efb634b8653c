import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const SAVE = 'mutation($input: SaveInquiryInput!) { saveInquiry(input: $input) { id } }';
const SEND = 'mutation($id: ID!) { sendInquiry(id: $id) { carUuid } }';

const answersIn = (said: Record<string, string | string[]>) =>
  Object.entries(said).map(([name, values]) => ({ name, values: [values].flat() }));

/** No code says a body like this: it stays as its owner calls it. */
const SORT = { carType: 'CLASSIC', body: 'Berlinetta Vignale' };

type Steps = Record<string, Record<string, string | string[]>>;

/** A whole form of a car for the hammer. */
const fillIn = (owner: Guest, photo: string): Promise<string> =>
  saveAll(owner, 'sellAuction', {
    car: { brand: 'Lancia', model: 'Aurelia', version: 'B20', year: '1956', ...SORT },
    condition: {
      ...{ mileage: '84 000', carState: 'CONCOURS', history: 'Une seule famille depuis 1957.' },
      works: 'Moteur refait en 2015\n\nSellerie refaite en 2019',
    },
    papers: {
      ...{ registrationPapers: 'french', customDocs: 'Correspondance avec l’usine' },
      documents: ['INVOICE_FILE', 'VALID_MOT'],
    },
    photos: { photos: photo },
    contact: {
      ...{ firstName: 'Anne', lastName: 'Roy', email: 'anne@calandre.test' },
      city: 'Lyon',
      zipCode: '69002',
    },
    auction: { startingPrice: '12 000', reserveWish: '18 000', startWish: '2030-12-10' },
  });

/** Saves a form step by step; answers its draft. */
async function saveAll(owner: Guest, form: string, steps: Steps): Promise<string> {
  let id = '';
  for (const [step, said] of Object.entries(steps)) {
    const answers = answersIn(said);
    const saved: Answer = await owner.ask(SAVE, {
      input: { form, step, answers, language: 'FR', id: id || null },
    });
    id = (saved.data as unknown as { saveInquiry: { id: string } }).saveInquiry.id;
  }
  return id;
}

describe('a form that sells a car', () => {
  it('to sell under the hammer asks nothing twice: all that was said is the draft, its wish and its plan', async () => {
    const owner = await house.guest();
    const [photo] = await house.db.owner<{ id: string }>(
      "insert into photos (file_key, width, height) values ('front', 3, 2) returning id",
    );
    const id = await fillIn(owner, photo!.id);
    const { data } = await owner.ask(SEND, { id });
    const uuid = (data as unknown as { sendInquiry: { carUuid: string } }).sendInquiry.carUuid;
    const mine = `query($u: ID!) { myCar(uuid: $u) { missing
      wish { kind reserve startingPrice startDate }
      values { year body mileage carState registrationPlace history { fr } works { name { fr } }
        documents { label urls } customDocs { label } photos { front } location { city } } } }`;
    const car = (await owner.ask(mine, { u: uuid })).data as unknown as { myCar: { missing: string[] } };
    expect(car).toMatchObject({
      myCar: {
        wish: { kind: 'AUCTION', reserve: 18_000, startingPrice: 12_000, startDate: '2030-12-10' },
        values: {
          ...{
            year: 1956,
            body: 'Berlinetta Vignale',
            mileage: 84_000,
            carState: 'CONCOURS',
            registrationPlace: 'FR',
          },
          history: { fr: 'Une seule famille depuis 1957.' },
          works: [{ name: { fr: 'Moteur refait en 2015' } }, { name: { fr: 'Sellerie refaite en 2019' } }],
          documents: [
            { label: 'REGISTRATION_CERTIFICATE', urls: [] },
            { label: 'INVOICE_FILE', urls: [] },
            { label: 'VALID_MOT', urls: [] },
          ],
          customDocs: [{ label: 'Correspondance avec l’usine' }],
          ...{ photos: { front: photo!.id }, location: { city: 'Lyon' } },
        },
      },
    });
    const [receipt] = await house.rooms.mail.list('anne@calandre.test');
    expect(receipt?.text).toContain('pas encore envoyé');
    expect(receipt?.text).toContain('vous répond sous un jour ouvré');
    const [told] = await house.rooms.mail.list('equipe@calandre.test');
    expect(told?.text).toContain('À traiter sous un jour ouvré');
    // A reserve is its seller's, and of staff who hold auctions.
    expect([receipt?.text, told?.text]).toEqual([
      expect.stringMatching(/18.000/),
      expect.not.stringMatching(/18.000/),
    ]);
    const leads = '{ leads(form: "sellAuction") { leads { answers { name } } } }';
    for (const [permissions, isTold] of [
      [['Leads:read'], false],
      [['Leads:read', 'Auctions:update'], true],
    ] as const) {
      const reader = await house.guest({ permissions: [...permissions] });
      expect(JSON.stringify(await reader.ask(leads)).includes('reserveWish')).toBe(isTold);
    }
    expect(car.myCar.missing).toEqual(expect.not.arrayContaining(['price', 'carState', 'mileage', 'front']));
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const candidates = `query($s: String) { auctionCandidates(search: $s) {
      wishedStartingPrice wishedReserve wishedStartDate } }`;
    expect((await staff.ask(candidates, { s: 'Aurelia' })).data).toEqual({
      auctionCandidates: [
        { wishedStartingPrice: 12_000, wishedReserve: 18_000, wishedStartDate: '2030-12-10' },
      ],
    });
  });

  it('keeps what is written in the language of its form, where everybody reads it who has no other', async () => {
    const owner = await house.guest();
    let id: string | null = null;
    const steps: Steps = {
      car: { brand: 'Lancia', model: 'Fulvia', year: '1967', carType: 'CLASSIC' },
      condition: {
        mileage: '84 000',
        carState: 'GOOD',
        history: 'One family since 1967.',
        works: 'Engine rebuilt',
      },
      photos: {},
      expectations: { within: 'noHurry' },
      contact: {
        firstName: 'Ann',
        lastName: 'Ray',
        email: 'ann@calandre.test',
        city: 'Lyon',
        zipCode: '69002',
      },
    };
    for (const [step, said] of Object.entries(steps)) {
      const input = { form: 'managedSale', step, answers: answersIn(said), language: 'EN', id };
      const { data } = await owner.ask(SAVE, { input });
      id = (data as unknown as { saveInquiry: { id: string } }).saveInquiry.id;
    }
    const sent = (await owner.ask(SEND, { id })).data as unknown as { sendInquiry: { carUuid: string } };
    const mine = `query($u: ID!) { myCar(uuid: $u) { values { history { fr en } works { name { fr en } } } } }`;
    expect((await owner.ask(mine, { u: sent.sendInquiry.carUuid })).data).toEqual({
      myCar: {
        values: {
          history: { fr: null, en: 'One family since 1967.' },
          works: [{ name: { fr: null, en: 'Engine rebuilt' } }],
        },
      },
    });
  });

  type Saved = readonly [language: string, said: Steps[string]];
  const FRENCH = { history: 'Une seule famille depuis 1967.', works: 'Moteur refait' };
  const ENGLISH = { history: 'One family since 1967.', works: 'Engine rebuilt' };
  const FRENCH_SHORT = 'Moteur refait en 2019';
  const FRENCH_GROWN = `${FRENCH_SHORT} et boîte neuve, vidange faite, pneus neufs, carrosserie reprise`;
  const longer = `${FRENCH.history} Carnet complet.`;
  it.each<[string, readonly Saved[], object, object]>([
    [
      'of its page, whichever page it is sent from',
      [['EN', { history: ENGLISH.history }]],
      { fr: null, en: ENGLISH.history },
      [],
    ],
    [
      'of the page on which it was rewritten',
      [
        ['FR', FRENCH],
        ['EN', ENGLISH],
      ],
      { fr: null, en: ENGLISH.history },
      [{ name: { fr: null, en: ENGLISH.works } }],
    ],
    [
      'of its words, where a page in another adds to them',
      [
        ['FR', FRENCH],
        ['EN', { ...FRENCH, history: longer }],
      ],
      { fr: longer, en: null },
      [{ name: { fr: FRENCH.works, en: null } }],
    ],
    [
      'that its sentences are in, where most of their words are new on a page in another',
      [
        ['FR', { history: FRENCH_SHORT }],
        ['EN', { history: FRENCH_GROWN }],
      ],
      { fr: FRENCH_GROWN, en: null },
      [],
    ],
    [
      'of the page on which it was rewritten, its names aside',
      [
        ['FR', { history: 'Porsche 911 Carrera, moteur refait' }],
        ['EN', { history: 'Porsche Carrera, engine rebuilt in our workshop' }],
      ],
      { fr: null, en: 'Porsche Carrera, engine rebuilt in our workshop' },
      [],
    ],
    [
      'of the page on which it was written anew after it was cleared',
      [
        ['FR', FRENCH],
        ['FR', {}],
        ['EN', { history: ENGLISH.history }],
      ],
      { fr: null, en: ENGLISH.history },
      [],
    ],
  ])('is kept in the language %s', async (_case, saved, history, works) => {
    const owner = await house.guest();
    let id: string | null = null;
    const save = async (language: string, step: string, said: Steps[string] = {}) => {
      const input = { form: 'managedSale', step, answers: answersIn(said), language, id };
      const { data } = await owner.ask(SAVE, { input });
      id = (data as unknown as { saveInquiry: { id: string } }).saveInquiry.id;
    };
    await save('FR', 'car', { brand: 'Lancia', model: 'Fulvia', year: '1967', carType: 'CLASSIC' });
    for (const [language, said] of saved)
      await save(language, 'condition', { mileage: '84 000', carState: 'GOOD', ...said });
    await save('FR', 'photos');
    await save('FR', 'expectations', { within: 'noHurry' });
    const who = { firstName: 'Ann', lastName: 'Ray', email: 'ann@calandre.test' };
    await save('FR', 'contact', { ...who, city: 'Lyon', zipCode: '69002' });
    const sent = (await owner.ask(SEND, { id })).data as unknown as { sendInquiry: { carUuid: string } };
    const mine =
      'query($u: ID!) { myCar(uuid: $u) { values { history { fr en } works { name { fr en } } } } }';
    expect((await owner.ask(mine, { u: sent.sendInquiry.carUuid })).data).toEqual({
      myCar: { values: { history, works } },
    });
  });

  it('says at the step where the car is asked for that a name is too long for an ad', async () => {
    const step = { brand: 'B'.repeat(81), model: 'Fulvia', year: '1971', carType: 'CLASSIC' };
    const refused = await house.visitor().ask(SAVE, {
      input: { form: 'sellAd', step: 'car', answers: answersIn(step), language: 'FR' },
    });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'brand' });
  });

  it('names the photos that are kept no more, at the step where they are sent', async () => {
    const gone = ['00000000-0000-4000-8000-000000000000', 'x'];
    const answers = [{ name: 'photos', values: gone }];
    const refused = await house.visitor().ask(SAVE, {
      input: { form: 'sellAd', step: 'photos', answers, language: 'FR' },
    });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'photos', gone });
  });

  it('says at its field that a reserve is too low, a day over, or a way around the house told', async () => {
    const fieldOf = async (step: string, said: Record<string, string>, form = 'sellAuction') => {
      const input = { form, step, answers: answersIn(said), language: 'FR' };
      const { errors } = await house.visitor().ask(SAVE, { input });
      return errors?.[0]?.extensions.field;
    };
    expect(await fieldOf('auction', { startingPrice: '15 000', reserveWish: '12 000' })).toBe('reserveWish');
    expect(await fieldOf('auction', { startWish: '2020-06-01' })).toBe('startWish');
    const condition = { mileage: '84 000', carState: 'GOOD', history: 'Appelez le 06 12 34 56 78.' };
    for (const form of ['sellAd', 'sellAuction', 'managedSale']) {
      expect(await fieldOf('condition', condition, form)).toBe('history');
    }
    // What is written to the house alone is its person's to say.
    const { errors } = await house.visitor().ask(SAVE, {
      input: {
        ...{ form: 'sellAuction', step: 'auction', language: 'FR' },
        answers: answersIn({ message: 'Rappelez-moi au 06 12 34 56 78.' }),
      },
    });
    expect(errors).toBeUndefined();
  });

  it('leads back to the step whose day has passed before it was sent', async () => {
    const owner = await house.guest();
    const [photo] = await house.db.owner<{ id: string }>(
      "insert into photos (file_key, width, height) values ('past', 3, 2) returning id",
    );
    const id = await fillIn(owner, photo!.id);
    const openStep = async () =>
      (await owner.ask('query($id: ID!) { inquiry(id: $id) { openStep } }', { id })).data;
    expect(await openStep()).toEqual({ inquiry: { openStep: null } });
    await house.db.owner(
      `update inquiries set answers = answers || '{"startWish": ["2020-06-01"]}' where id = $1`,
      [id],
    );
    expect(await openStep()).toEqual({ inquiry: { openStep: 'auction' } });
    expect((await owner.ask(SEND, { id })).errors?.[0]?.extensions.field).toBe('auction');
  });

  it('to leave the sale to the house asks for no ad: it is being prepared, until its owner wants to write it', async () => {
    const owner = await house.guest();
    const email = 'managed@calandre.test';
    const id = await saveAll(owner, 'managedSale', {
      car: { brand: 'Lancia', model: 'Flaminia', year: '1963', carType: 'CLASSIC' },
      condition: { mileage: '84 000', carState: 'GOOD' },
      photos: {},
      expectations: { price: '48 000', within: 'noHurry' },
      contact: { firstName: 'Anne', lastName: 'Roy', email, city: 'Lyon', zipCode: '69002' },
    });
    const { data } = await owner.ask(SEND, { id });
    const u = (data as unknown as { sendInquiry: { carUuid: string } }).sendInquiry.carUuid;
    const [receipt] = await house.rooms.mail.list(email);
    expect(receipt?.text).toContain('Nous préparons votre annonce');
    expect(receipt?.text).not.toMatch(/ajoutez ses photos|Compléter mon annonce/);

    const mine =
      'query($u: ID!) { myCar(uuid: $u) { state missing version wish { kind } values { price } ad { price } } }';
    // What they hope for, staff read in their wish: the ad asks for nothing until the house sets a price.
    expect((await owner.ask(mine, { u })).data).toMatchObject({
      myCar: {
        state: 'PREPARING',
        missing: [],
        wish: { kind: 'MANAGED' },
        values: { price: null },
        ad: { price: null },
      },
    });
    const submit = 'mutation($u: ID!) { submitMyCar(uuid: $u, version: 1) { state } }';
    expect((await owner.ask(submit, { u })).errors?.[0]?.extensions.field).toBe('state');
    const wish = `mutation($u: ID!, $v: Int!, $k: SaleWish!) {
      saveMyCar(uuid: $u, version: $v, wish: { kind: $k }) { state } }`;
    // The house's to sell once staff have taken it on; its owner's again once they take it back with a reason.
    const staff = await house.guest({ permissions: ['Leads:read'] });
    expect(await staff.codeOf('mutation($u: ID) { openConsignment(adUuid: $u) { id } }', { u })).toBeNull();
    const isOurs = async () => (await house.rooms.ads.find(u))?.handleByCalandre;
    expect(await isOurs()).toBe(true);
    expect((await owner.ask(wish, { u, v: 2, k: 'AD' })).errors?.[0]?.extensions.field).toBe('state');
    const leave = 'mutation($u: ID!) { leaveHouse(uuid: $u, reason: "Je la garde.") { state version } }';
    expect((await owner.ask(leave, { u })).data).toMatchObject({ leaveHouse: { state: 'DRAFT' } });
    expect(await isOurs()).toBe(false);
    // Whoever wants the house to sell asks it first.
    expect((await owner.ask(wish, { u, v: 4, k: 'MANAGED' })).errors?.[0]?.extensions.field).toBe('wish');
  });
});
