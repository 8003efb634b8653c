import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Answer, type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const SAVE = `mutation($input: SaveInquiryInput!) {
  saveInquiry(input: $input) { id form isSent openStep answers { name values } } }`;
const SEND = 'mutation($id: ID!) { sendInquiry(id: $id) { id isSent carUuid } }';
const FIND = 'query($id: ID!) { inquiry(id: $id) { id openStep } }';

type Saved = { id: string; openStep: string | null; isSent: boolean };
const CONTACT = {
  firstName: 'Anne',
  lastName: 'Roy',
  email: 'anne@calandre.test',
  phone: '+33612345678',
};

function save(guest: Guest, form: string, step: string, said: Record<string, string>, more: object = {}) {
  const answers = Object.entries(said).map(([name, value]) => ({ name, values: [value] }));
  const input = { form, step, answers, language: 'FR', ...more };
  return guest.ask(SAVE, { input });
}

const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
/** A person signs in in a browser that is there already. */
const enter = (browser: Guest, { email }: Guest) => browser.ask(LOGIN, { e: email, p: PASSWORD });

const savedOf = (answer: Answer) => (answer.data as unknown as { saveInquiry: Saved }).saveInquiry;
const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions;

async function contactDraft(guest: Guest, said: Record<string, string> = {}) {
  const answer = await save(guest, 'contact', 'request', {
    subject: 'buying',
    message: 'Bonjour',
    ...CONTACT,
    ...said,
  });
  return savedOf(answer).id;
}

const leadsOf = (id: string) =>
  house.db.owner<{ name: string; due: number }>(
    `select name, extract(epoch from due_at - created_at) / 3600 as due from leads where inquiry_id = $1`,
    [id],
  );

describe('a form', () => {
  it('says what it asks, and none other is known', async () => {
    const query =
      'query($n: String!) { inquiryForm(name: $n) { steps { name fields { name kind isRequired } } } }';
    const { data } = await house.visitor().ask(query, { n: 'contact' });
    expect(data).toMatchObject({ inquiryForm: { steps: [{ name: 'request' }] } });
    expect((await house.visitor().ask(query, { n: 'nonsense' })).data).toEqual({ inquiryForm: null });
  });

  it('names the field that is wrong, and keeps nothing', async () => {
    const guest = house.visitor();
    const wrong = await save(guest, 'contact', 'request', {
      subject: 'buying',
      message: 'x',
      ...CONTACT,
      email: 'x',
    });
    expect(codeOf(wrong)).toMatchObject({ code: 'BadInput', field: 'email' });
    const missing = await save(guest, 'contact', 'request', {
      subject: 'nonsense',
      message: 'x',
      ...CONTACT,
    });
    expect(codeOf(missing)).toMatchObject({ code: 'BadInput', field: 'subject' });
    expect(codeOf(await save(guest, 'contact', 'nonsense', {}))).toMatchObject({ code: 'NotFound' });
    expect(codeOf(await save(guest, 'nonsense', 'request', {}))).toMatchObject({ code: 'NotFound' });
    expect(await house.db.owner('select from inquiries')).toEqual([]);
  });

  it('is filled in step by step, and goes on where it was left', async () => {
    const guest = house.visitor();
    const first = savedOf(await save(guest, 'carHunterLead', 'car', { brand: 'Alpine', model: 'A110' }));
    expect(first.openStep).toBe('budget');
    const more = { id: first.id };
    const second = savedOf(await save(guest, 'carHunterLead', 'budget', { budget: '65 000' }, more));
    expect(second).toMatchObject({ id: first.id, openStep: 'contact' });
    expect(codeOf(await guest.ask(SEND, { id: first.id }))).toMatchObject({
      code: 'BadInput',
      field: 'contact',
    });
    const third = savedOf(await save(guest, 'carHunterLead', 'contact', CONTACT, more));
    expect(third.openStep).toBe(null);
  });
});

describe('a draft', () => {
  it('is its browser’s alone, and from signing in its person’s on every device', async () => {
    const browser = house.visitor();
    const id = await contactDraft(browser);
    expect((await browser.ask(FIND, { id })).data).toMatchObject({ inquiry: { id } });
    const other = await house.guest();
    for (const stranger of [house.visitor(), other])
      expect((await stranger.ask(FIND, { id })).data).toEqual({ inquiry: null });

    const person = await house.guest();
    await enter(browser, person);
    const said = { subject: 'press', message: 'Encore', ...CONTACT };
    await save(browser, 'contact', 'request', said, { id });
    expect((await person.ask(FIND, { id })).data).toMatchObject({ inquiry: { id } });
    // Whoever sits at the same browser afterwards has its key, and is somebody else.
    await browser.ask('mutation { logout }');
    expect((await browser.ask(FIND, { id })).data).toEqual({ inquiry: null });
    await enter(browser, other);
    expect((await browser.ask(FIND, { id })).data).toEqual({ inquiry: null });
    expect(codeOf(await browser.ask(SEND, { id }))).toMatchObject({ code: 'NotFound' });
  });

  it('of a visitor is taken along by who signs in on the way, and by nobody else', async () => {
    const browser = house.visitor();
    const id = await contactDraft(browser);
    const take = 'mutation($id: ID!) { takeInquiry(id: $id) { id } }';
    expect(codeOf(await browser.ask(take, { id }))).toMatchObject({ code: 'Unauthenticated' });
    const [person, other] = [await house.guest(), await house.guest()];
    expect(codeOf(await other.ask(take, { id }))).toMatchObject({ code: 'NotFound' });
    await enter(browser, person);
    for (let times = 0; times < 2; times += 1)
      expect((await browser.ask(take, { id })).data).toEqual({ takeInquiry: { id } });
    expect((await person.ask('{ myInquiries { id } }')).data).toEqual({ myInquiries: [{ id }] });
    await enter(browser, other);
    expect(codeOf(await browser.ask(take, { id }))).toMatchObject({ code: 'NotFound' });
  });

  it('is gone after ninety days without a change, and what was sent stays', async () => {
    const guest = house.visitor();
    const [left, kept, sent] = [
      await contactDraft(guest),
      await contactDraft(guest),
      await contactDraft(guest),
    ];
    await guest.ask(SEND, { id: sent });
    const age = 'update inquiries set updated_at = now() - make_interval(days => $2) where id = $1';
    for (const [id, days] of [
      [left, 91],
      [kept, 89],
      [sent, 400],
    ] as const)
      await house.db.owner(age, [id, days]);
    await house.rooms.leads.sweep();
    const found = (await guest.ask('{ myInquiries { id } }')).data as unknown as {
      myInquiries: { id: string }[];
    };
    expect(found.myInquiries.map(({ id }) => id)).toEqual([kept, sent]);
  });

  it('can be dropped until it is sent', async () => {
    const guest = house.visitor();
    const id = await contactDraft(guest);
    const drop = 'mutation($id: ID!) { removeInquiry(id: $id) }';
    expect(codeOf(await house.visitor().ask(drop, { id }))).toMatchObject({ code: 'NotFound' });
    expect((await guest.ask(drop, { id })).data).toEqual({ removeInquiry: true });
    const sent = await contactDraft(guest);
    await guest.ask(SEND, { id: sent });
    expect(codeOf(await guest.ask(drop, { id: sent }))).toMatchObject({ code: 'NotFound' });
  });
});

describe('what is sent', () => {
  it('makes one lead and two letters, sent ten times at once', async () => {
    const guest = house.visitor();
    const to = `${randomUUID()}@calandre.test`;
    const id = await contactDraft(guest, { email: to, message: 'Ligne un\nLigne <b>deux</b>' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.ask(SEND, { id })));
    expect(answers.map(answer => answer.errors ?? null)).toEqual(Array.from({ length: 10 }, () => null));
    expect(await leadsOf(id)).toMatchObject([{ name: 'Anne Roy' }]);
    const letters = await house.rooms.mail.list(to);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.html).not.toContain('<b>deux');
    const staff = await house.rooms.mail.list('equipe@calandre.test');
    expect(staff.filter(letter => letter.text.includes(to))).toHaveLength(1);
  });

  it('is told to its person word for word, and to the house in its own language', async () => {
    const guest = house.visitor();
    const to = `${randomUUID()}@calandre.test`;
    let id: string | null = null;
    for (const [step, said] of Object.entries({
      car: { brand: 'Alpine', model: 'A110', yearFrom: '1969' },
      criteria: { mileageMax: '90 000', transmission: 'manual' },
      budget: { budget: '95 000', within: 'threeMonths', deposit: 'yes' },
      contact: { ...CONTACT, email: to, signature: 'Anne Roy', mandate: 'yes' },
    })) {
      id = savedOf(await save(guest, 'carHunter', step, said, { id, language: 'EN' })).id;
    }
    await guest.ask(SEND, { id });
    const [receipt] = await house.rooms.mail.list(to);
    for (const line of [
      'reply within one working day',
      'Make: Alpine\nModel: A110\nYear, from: 1969',
      'Maximum mileage: 90 000 km\nGearbox: Manual',
      'Budget: 95 000 €',
      'Anne Roy\nI entrust Calandre with the search for this car.\n',
      'I pay a deposit of 500 € after signing',
    ])
      expect(receipt?.text.replace(/[\u00a0\u202f]/g, ' ')).toContain(line);
    const staff = await house.rooms.mail.list('equipe@calandre.test');
    const told = staff.find(letter => letter.text.includes(to))?.text.replace(/[\u00a0\u202f]/g, ' ');
    expect(told).toContain('À traiter sous un jour ouvré. Langue : EN.');
    expect(told).toContain('Boîte de vitesses : Manuelle');
    expect(told).toContain(`/admin/leads?text=${encodeURIComponent(to)}`);
  });

  it('is changed no more', async () => {
    const guest = house.visitor();
    const id = await contactDraft(guest);
    await guest.ask(SEND, { id });
    const again = await save(
      guest,
      'contact',
      'request',
      { subject: 'press', message: 'x', ...CONTACT },
      { id },
    );
    expect(codeOf(again)).toMatchObject({ code: 'BadInput', field: 'id' });
  });

  it('about a car has it, and is due within three days', async () => {
    const { uuid } = await addCar(house);
    const guest = house.visitor();
    const draft = await save(
      guest,
      'interest',
      'request',
      { wish: 'findSimilar', ...CONTACT },
      { carUuid: uuid },
    );
    const { id } = savedOf(draft);
    expect((await guest.ask(SEND, { id })).data).toMatchObject({
      sendInquiry: { isSent: true, carUuid: uuid },
    });
    const [receipt] = await house.rooms.mail.list(CONTACT.email);
    expect(receipt?.text).toContain('À propos de : Alpine A110');
    expect(receipt?.text).toContain('+33 6 12 34 56 78');
    const staff = await house.rooms.mail.list('equipe@calandre.test');
    expect(staff.map(({ subject }) => subject)).toContain(
      'Anne Roy vous écrit : Intérêt pour une voiture, Alpine A110',
    );
    expect(receipt?.text).toContain('vous répond sous 72 heures');
    expect(receipt?.text).toMatch(/Voir la voiture\s:\nhttp.*\/acheter\/voiture-collection\/.*\.html/);
    expect(Number((await leadsOf(id))[0]?.due)).toBeCloseTo(72, 1);
  });

  it('to sell a car needs an account, and makes a draft ad of its person', async () => {
    const visitor = house.visitor();
    const steps = {
      car: { brand: 'Lancia', model: 'Fulvia', year: '1971', carType: 'CLASSIC' },
      condition: { mileage: '84 000', carState: 'GOOD' },
      papers: { registrationPapers: 'french' },
      photos: {},
      contact: { ...CONTACT, city: 'Lyon', zipCode: '69002' },
      ad: { price: '21 500' },
    };
    let id: string | null = null;
    for (const [step, said] of Object.entries(steps)) {
      id = savedOf(await save(visitor, 'sellAd', step, said as Record<string, string>, { id })).id;
    }
    expect(codeOf(await visitor.ask(SEND, { id }))).toMatchObject({ code: 'Unauthenticated' });
    await enter(visitor, await house.guest());
    const { data } = await visitor.ask(SEND, { id });
    const uuid = (data as unknown as { sendInquiry: { carUuid: string } }).sendInquiry.carUuid;
    const [receipt] = await house.rooms.mail.list(CONTACT.email);
    expect(receipt?.text).toContain(`/user/cars/edit/${uuid}`);
    expect(receipt?.text).not.toContain('vous répond');
    const staff = await house.rooms.mail.list('equipe@calandre.test');
    const told = staff.find(({ text }) => text.includes(uuid))?.text;
    expect(told).toContain('rien à faire avant qu’il ne l’envoie');
    expect(told).not.toContain('À traiter');
    // Nor is it late, however long its person takes: until they send it, staff give it a day or begin one themselves.
    const [lead] = await house.db.owner<{ id: string }>(
      "update leads set due_at = '2020-01-01' where ad_uuid = $1 returning id",
      [uuid],
    );
    const reader = await house.guest({ permissions: ['Leads:read'] });
    const late = '{ staffOverview { leadsDue } leads(isOverdue: true) { totalCount } }';
    const lateOnes = async () =>
      Object.values((await reader.ask(late)).data ?? {}).map(of => Object.values(of));
    expect(await lateOnes()).toEqual([[0], [0]]);
    await house.db.owner('insert into ad_submissions (ad_uuid) values ($1)', [uuid]);
    expect(await lateOnes()).toEqual([[1], [1]]);
    await house.db.owner('delete from ad_submissions where ad_uuid = $1', [uuid]);
    const dueAt = 'mutation($id: ID!, $at: DateTime!) { updateLead(id: $id, dueAt: $at) { id } }';
    await reader.ask(dueAt, { id: lead?.id, at: '2020-01-02T00:00:00Z' });
    expect(await lateOnes()).toEqual([[1], [1]]);
    const call = `mutation { addLead(data: { form: "sellAd", name: "Ida Roy", phone: "+33612345678", note: "",
      leadSource: "phone_call", carUuid: "${uuid}" }) { id } }`;
    await reader.ask(call);
    await house.db.owner("update leads set due_at = '2020-01-01' where lead_source = 'phone_call'");
    expect(await lateOnes()).toEqual([[2], [2]]);
    await house.db.owner("update leads set due_at = '2099-01-01' where ad_uuid = $1", [uuid]);
    const ad = await house.rooms.ads.find(uuid);
    expect(ad).toMatchObject({
      brand: 'Lancia',
      year: 1971,
      mileage: 84_000,
      price: 21_500,
      status: 'DRAFT',
    });
    expect(ad?.ownerId).not.toBe(null);
    expect(await house.rooms.ads.findPublic(uuid)).toBe(null);
  });
});

describe('a lead', () => {
  it('is listed, and decided upon, by staff with Leads:read', async () => {
    const guest = house.visitor();
    for (let count = 0; count < 3; count += 1) {
      await guest.ask(SEND, { id: await contactDraft(guest) });
    }
    const staff = await house.guest({ permissions: ['Leads:read'] });
    const list = `query($p: Int, $s: LeadFilter, $o: Boolean, $q: String) {
      leads(first: 2, page: $p, state: $s, isOverdue: $o, search: $q) {
        totalCount leads { id email isOverdue answers { name } } } }`;
    type Page = { leads: { totalCount: number; leads: { id: string; isOverdue: boolean }[] } };
    const pageOf = async (variables: object) =>
      ((await staff.ask(list, variables)).data as unknown as Page).leads;
    const [first, second] = [await pageOf({}), await pageOf({ p: 2 })];
    expect(first.leads).toHaveLength(2);
    const ids = [...first.leads, ...second.leads].map(lead => lead.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(codeOf(await staff.ask(list, { p: 0 }))).toMatchObject({ code: 'BadInput', field: 'page' });
    expect((await pageOf({ o: true })).totalCount).toBe(0);
    await house.db.owner("update leads set due_at = now() - interval '1 hour' where id = $1", [ids[0]]);
    expect(await pageOf({ o: true, s: 'OPEN' })).toMatchObject({ leads: [{ id: ids[0], isOverdue: true }] });
    expect((await pageOf({ q: 'nobody at all' })).totalCount).toBe(0);
    const change = `mutation($id: ID!) { updateLead(id: $id, state: DONE, note: "Rappelée") { state note } }`;
    expect((await staff.ask(change, { id: ids[0] })).data).toEqual({
      updateLead: { state: 'DONE', note: 'Rappelée' },
    });
    await staff.ask(change, { id: ids[0] });
    const lines = await house.db.owner(
      'select action, before, after from audit_entries where subject_id = $1',
      [ids[0]],
    );
    expect(lines).toEqual([{ action: 'lead.changed', before: { state: 'NEW' }, after: { state: 'DONE' } }]);
    expect(await guest.codeOf(change, { id: ids[0] })).toBe('Unauthenticated');
    expect(await (await house.guest()).codeOf(list)).toBe('Forbidden');
  });

  it('is owned by somebody who may read leads, and by nobody else', async () => {
    const staff = await house.guest({ permissions: ['Leads:read'] });
    const [lead] = await house.db.owner<{ id: string }>('select id from leads limit 1');
    const idOf = async (email: string) =>
      (await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]))[0]?.id;
    const change = `mutation($id: ID!, $o: ID, $d: DateTime) {
      updateLead(id: $id, state: IN_PROGRESS, ownerId: $o, note: "", dueAt: $d) { ownerName dueAt } }`;
    const outsider = await idOf((await house.guest()).email);
    for (const o of ['x', outsider]) {
      expect(codeOf(await staff.ask(change, { id: lead?.id, o }))).toMatchObject({ field: 'ownerId' });
    }
    const dueAt = '2026-12-24T10:00:00.000Z';
    expect((await staff.ask(change, { id: lead?.id, o: await idOf(staff.email), d: dueAt })).data).toEqual({
      updateLead: { ownerName: 'Alain Mercier', dueAt },
    });
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect(await staff.codeOf(change, { id })).toBe('NotFound');
    }
  });
});
