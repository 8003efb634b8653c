import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Users:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const REPORT = 'mutation($d: ReportInput!) { report(data: $d) }';
const FRAUD = { subject: 'AD', reason: 'FRAUD', text: '', language: 'FR' };
const QUEUE =
  'query($w: Boolean) { reports(isWaiting: $w) { total rows { id number excerpt email author { id name } measure appeals { side text } } } staffOverview { reportsWaiting } }';
const DECIDE =
  'mutation($i: ID!, $m: ReportMeasure!, $s: String!) { decideReport(id: $i, measure: $m, statement: $s) { measure } }';
const AGAIN =
  'mutation($i: ID!, $e: ReportSide!, $m: ReportMeasure!, $s: String!) { decideReportAppeal(id: $i, side: $e, measure: $m, statement: $s) { measure } }';
const READ =
  'query($t: String!) { reportDecision(token: $t) { number measure statement state excerpt appeal } }';
const APPEAL = 'mutation($t: String!, $x: String!) { appealReport(token: $t, text: $x) { state } }';

type Row = {
  id: string;
  number: number;
  excerpt: string;
  email: string | null;
  author: { id: string; name: string } | null;
  measure: string | null;
  appeals: { side: string }[];
};
type Queue = { reports: { total: number; rows: Row[] }; staffOverview: object };
const listed = async (w: boolean | null): Promise<Row[]> => {
  const { reports, staffOverview } = (await staff.ask(QUEUE, { w })).data as never as Queue;
  // The home of staff counts as the list does, appeals too.
  if (w) expect(staffOverview).toEqual({ reportsWaiting: reports.total });
  return reports.rows;
};
const waiting = () => listed(true);
const lettersTo = async (email: string) => {
  await house.rooms.jobs.drain();
  return house.rooms.mail.list(email);
};

/** A report of a seller's ad, and who is in it. */
async function reported({ email = 'passerby@calandre.test' } = {}) {
  const seller = await house.guest();
  const { uuid } = await addCar(house, { sellerEmail: seller.email });
  const d = { ...FRAUD, id: uuid, text: 'Déjà vendue ailleurs.', email, language: 'EN' };
  const { data } = await house.visitor().ask(REPORT, { d });
  const number = data?.report as unknown as number;
  const row = (await waiting()).find(each => each.number === number);
  return { seller, uuid, number, id: row?.id ?? '', email };
}

/** The appeal's token in the newest letter to somebody. */
async function tokenTo(email: string): Promise<string> {
  const [letter] = await lettersTo(email);
  return /\/(?:appeal|contestation|recurso)\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

describe('a report', () => {
  it('is anybody’s to make, with an address to be answered at, and is acknowledged', async () => {
    const { number, email } = await reported({ email: 'one@calandre.test' });
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe(`Report no. ${number} received`);
  });

  it('of somebody without an account is one, however often it is sent, and even where both arrive at once', async () => {
    const { uuid, number, email } = await reported({ email: 'twice@calandre.test' });
    const d = { subject: 'AD', id: uuid, reason: 'FRAUD', text: ' Déjà vendue ailleurs.', language: 'EN' };
    const send = async (other: object = {}) =>
      (await house.visitor().ask(REPORT, { d: { ...d, email: email.toUpperCase(), ...other } })).data?.report;
    expect(await send()).toBe(number);
    expect(await lettersTo(email)).toHaveLength(1);
    const [one, two] = await Promise.all([send({ reason: 'OTHER' }), send({ reason: 'OTHER' })]);
    expect(two).toBe(one);
    const others = [await send({ text: 'Autre.' }), await send({ email: 'else@calandre.test' })];
    expect(new Set([number, one, ...others]).size).toBe(4);
    const toHouse = await house.rooms.mail.list(house.rooms.settings.read('house').email);
    const houses = toHouse.filter(({ text }) => /\/admin\/reports$/m.test(text));
    for (const each of [number, one])
      expect(houses.filter(letter => letter.subject.includes(String(each)))).toHaveLength(1);
  });

  it('says what is wrong with it at the field, and knows only what is public', async () => {
    const { uuid } = await addCar(house);
    const draft = await addCar(house, { status: 'DRAFT' });
    const d = { ...FRAUD, id: uuid, email: 'x@calandre.test' };
    const fieldOf = async (change: object) =>
      (await house.visitor().ask(REPORT, { d: { ...d, ...change } })).errors?.[0]?.extensions;
    expect(await fieldOf({ email: 'x' })).toMatchObject({ code: 'BadInput', field: 'email' });
    expect(await fieldOf({ email: null })).toMatchObject({ code: 'BadInput', field: 'email' });
    expect(await fieldOf({ reason: 'OTHER' })).toMatchObject({ code: 'BadInput', field: 'text' });
    expect(await fieldOf({ text: 'x'.repeat(3_001) })).toMatchObject({ code: 'BadInput', field: 'text' });
    for (const id of ['x', draft.uuid]) expect(await fieldOf({ id })).toMatchObject({ code: 'NotFound' });
    for (const subject of ['QUESTION', 'MEMBER'])
      expect(await fieldOf({ subject })).toMatchObject({ code: 'NotFound' });
  });

  it('of somebody signed in is theirs, once while it is open', async () => {
    const guest = await house.guest();
    const { uuid } = await addCar(house);
    const d = { subject: 'AD', id: uuid, reason: 'COPYRIGHT', text: '', language: 'FR' };
    const first = (await guest.ask(REPORT, { d })).data?.report;
    expect((await guest.ask(REPORT, { d })).data?.report).toBe(first);
    expect(await lettersTo(guest.email)).toHaveLength(1);
    const row = (await waiting()).find(({ number }) => number === (first as unknown));
    expect(row?.email).toBe(guest.email);
    // Answered where they are by then.
    const moved = `moved-${guest.email}`;
    await house.db.owner('update accounts set email = $2 where email = $1', [guest.email, moved]);
    await staff.ask(DECIDE, { i: row?.id, m: 'NONE', s: 'Rien à redire.' });
    expect([await lettersTo(guest.email), await lettersTo(moved)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  it('can be of an answered question and of a member', async () => {
    const asker = await house.guest({ firstName: 'Rose' });
    const seller = await house.guest();
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const ask =
      'mutation($u: ID!) { createQuestion(createQuestionInput: { uuid: $u, question: "Ça va ?" }) { id } }';
    const { id } = ((await asker.ask(ask, { u: uuid })).data as unknown as { createQuestion: { id: string } })
      .createQuestion;
    const d = {
      subject: 'QUESTION',
      id,
      reason: 'INSULT',
      text: '',
      email: 'q@calandre.test',
      language: 'FR',
    };
    expect(await house.visitor().codeOf(REPORT, { d })).toBe('NotFound');
    await seller.ask('mutation($i: ID!) { answerQuestion(id: $i, answer: "Oui.") { id } }', { i: id });
    expect(await house.visitor().codeOf(REPORT, { d })).toBeNull();
    const [owner] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      seller.email,
    ]);
    const member = { ...d, subject: 'MEMBER', id: owner?.id, reason: 'FRAUD' };
    expect(await house.visitor().codeOf(REPORT, { d: member })).toBeNull();
    const about = () =>
      house.db.owner<{ excerpt: string }>(
        "select excerpt from reports where subject = 'MEMBER' and author_id = $1",
        [owner?.id],
      );
    await house.db.owner("update reports set excerpt = 'turbine' where author_id = $1", [owner?.id]);
    await house.db.owner('update ads set owner_id = null where owner_id = $1', [owner?.id]);
    expect(await seller.codeOf(`mutation { deleteAccount(password: "${PASSWORD}") }`)).toBeNull();
    expect(await about()).toEqual([{ excerpt: '—' }]);
  });

  it('of a member names them as people read them, to staff in full, and what was decided in their history', async () => {
    const seller = await house.guest();
    await addCar(house, { sellerEmail: seller.email });
    const [owner] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      seller.email,
    ]);
    const given = { subject: 'MEMBER', id: owner?.id, reason: 'FRAUD', text: '', language: 'FR' };
    const report = async (named: string, email: string) => {
      await house.db.owner(`update accounts set ${named} where id = $1`, [owner?.id]);
      expect(await house.visitor().codeOf(REPORT, { d: { ...given, email } })).toBeNull();
    };
    await report("first_name = 'Luc', last_name = 'Noir'", 'm1@calandre.test');
    await house.db.owner(
      `insert into traders (account_id, company, register_number, vat_number, street, zip_code, city, country)
       values ($1, 'Garage Noir', '1', 'FR25812345678', '1 rue Royale', '75008', 'Paris', 'FR')`,
      [owner?.id],
    );
    await report('is_professional = true', 'm2@calandre.test');
    await report("pseudo = 'turbine7'", 'm3@calandre.test');
    const rows = (await listed(true)).filter(row => row.author?.id === owner?.id);
    expect(rows.map(({ excerpt }) => excerpt).toSorted()).toEqual(['Garage Noir', 'Luc', 'turbine7']);
    expect(new Set(rows.map(({ author }) => author?.name))).toEqual(new Set(['Luc Noir']));

    const [warned, none] = rows;
    const statement = 'Le numéro de téléphone était un faux.';
    await staff.ask(DECIDE, { i: warned?.id, m: 'WARNED', s: statement });
    await staff.ask(DECIDE, { i: none?.id, m: 'NONE', s: 'Rien à redire.' });
    const changes = async () =>
      (
        (await staff.ask('query($i: ID!) { person(id: $i) { changes { kind reason } } }', { i: owner?.id }))
          .data as unknown as { person: { changes: object[] } }
      ).person.changes;
    expect(await changes()).toEqual([{ kind: 'REPORT_WARNED', reason: statement }]);
    // An appeal that was heard stands there too: what was decided first is no more the last word.
    expect(await seller.codeOf(APPEAL, { t: await tokenTo(seller.email), x: 'C’était le bon.' })).toBeNull();
    await staff.ask(AGAIN, { i: warned?.id, e: 'AUTHOR', m: 'NONE', s: 'Le numéro est bien le sien.' });
    expect(await changes()).toEqual([
      { kind: 'REPORT_NONE', reason: 'Le numéro est bien le sien.' },
      { kind: 'REPORT_WARNED', reason: statement },
    ]);
  });

  it('forgets where it was answered once half a year has passed since its decision', async () => {
    const [young, old] = [await reported(), await reported()];
    for (const { id } of [young, old]) await staff.ask(DECIDE, { i: id, m: 'NONE', s: 'Rien à redire.' });
    const age = "update reports set decided_at = now() - $2 * interval '1 day' where id = $1";
    await house.db.owner(age, [young.id, 182]);
    await house.db.owner(age, [old.id, 184]);
    await house.rooms.reports.sweep();
    const emails = (await listed(null))
      .filter(({ id }) => id === young.id || id === old.id)
      .map(row => row.email);
    expect(emails.toSorted()).toEqual([young.email, null].toSorted());
  });
});

describe('a decision', () => {
  it('puts what waits before what is done, where all are listed', async () => {
    const { id } = await reported();
    await staff.ask(DECIDE, { i: id, m: 'NONE', s: 'Rien à redire.' });
    await reported();
    const isDecided = (await listed(null)).map(({ measure }) => measure !== null);
    expect(isDecided).toContain(true);
    expect(isDecided).toEqual(isDecided.toSorted());
    expect((await listed(false)).map(row => row.id)).toContain(id);
  });

  it('is for staff, and comes with its reasons', async () => {
    const { id, seller } = await reported();
    for (const [guest, code] of [
      [house.visitor(), 'Unauthenticated'],
      [seller, 'Forbidden'],
    ] as const) {
      expect(await guest.codeOf(QUEUE, { w: true })).toBe(code);
      expect(await guest.codeOf(DECIDE, { i: id, m: 'NONE', s: 'x' })).toBe(code);
    }
    expect(await staff.codeOf(DECIDE, { i: id, m: 'NONE', s: ' ' })).toBe('BadInput');
    expect(await staff.codeOf(DECIDE, { i: 'x', m: 'NONE', s: 'x' })).toBe('NotFound');
  });

  it('takes the ad away and tells both sides why, neither of the other', async () => {
    const { id, seller, uuid, email, number } = await reported({ email: 'two@calandre.test' });
    expect(
      (await staff.ask(DECIDE, { i: id, m: 'REMOVED', s: 'Elle n’est plus à vendre.' })).data?.decideReport,
    ).toEqual({ measure: 'REMOVED' });
    expect(
      (await house.visitor().ask(`{ publicCarAd(uuid: "${uuid}") { uuid } }`)).data?.publicCarAd,
    ).toBeNull();
    const [toReporter] = await lettersTo(email);
    const [toSeller] = await lettersTo(seller.email);
    expect(toReporter?.subject).toBe(`Report no. ${number}: our decision`);
    expect(toSeller?.subject).toBe(`Une décision qui vous concerne (n° ${number})`);
    for (const letter of [toReporter, toSeller]) expect(letter?.text).toContain('Elle n’est plus à vendre.');
    // Whose it is reads by which rule, and where it stands.
    expect(toSeller?.text).toMatch(/«.Loyauté des enchères.»[^\n]*\/cgv\)/);
    expect(toReporter?.text).not.toContain('Rule applied');
    expect(toSeller?.text).not.toContain(email);
    expect(toReporter?.text).not.toContain(seller.email);
    expect((await staff.ask(DECIDE, { i: id, m: 'NONE', s: 'x' })).errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'BadInput', field: 'state' },
    });
  });

  it('rests on what staff say, and on what was reported where they say nothing else', async () => {
    const { id, seller } = await reported();
    await staff.ask(
      'mutation($i: ID!) { decideReport(id: $i, measure: WARNED, ground: COPYRIGHT, statement: "x") { measure } }',
      { i: id },
    );
    const [letter] = await lettersTo(seller.email);
    expect(letter?.text).toContain('Code de la propriété intellectuelle');
    expect(letter?.text).not.toContain('Loyauté');
    expect((await staff.ask(`{ reports { rows { id ground } } }`)).data?.reports).toMatchObject({
      rows: expect.arrayContaining([{ id, ground: 'COPYRIGHT' }]),
    });
  });

  it('that takes no measure is told to the reporter alone', async () => {
    const { id, seller, email } = await reported({ email: 'three@calandre.test' });
    await staff.ask(DECIDE, { i: id, m: 'NONE', s: 'Rien à redire.' });
    expect(await lettersTo(email)).toHaveLength(2);
    expect(await lettersTo(seller.email)).toEqual([]);
  });

  it('leaves the ad where somebody else decides at the same moment that it stays', async () => {
    const { id, uuid } = await reported({ email: 'eight@calandre.test' });
    await using other = await openTransaction(house.db);
    await other.query('select from reports where id = $1 for update', [id]);
    const removed = staff.codeOf(DECIDE, { i: id, m: 'REMOVED', s: 'Elle n’est plus à vendre.' });
    await untilWaiting(house.db, 1);
    await other.query(
      `update reports set measure = 'NONE', statement = 'Rien à redire.', decided_at = now(),
         decided_by = (select id from accounts where email = $2) where id = $1`,
      [id, staff.email],
    );
    await other.query('commit');
    expect(await removed).toBe('BadInput');
    const { data } = await house.visitor().ask(`{ publicCarAd(uuid: "${uuid}") { uuid } }`);
    expect(data?.publicCarAd).toEqual({ uuid });
  });

  it('waits for the auction to be cancelled where the car is under the hammer', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const d = { ...FRAUD, id: uuid, email: 'four@calandre.test' };
    const { data } = await house.visitor().ask(REPORT, { d });
    const row = (await waiting()).find(each => each.number === (data?.report as unknown));
    const { errors } = await staff.ask(DECIDE, { i: row?.id, m: 'REMOVED', s: 'x' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CarUnderHammer', field: 'measure' });
  });
});

describe('an appeal', () => {
  it('is made once by each side, by the link of their letter, and decided again', async () => {
    const { id, seller, email, number } = await reported({ email: 'five@calandre.test' });
    await staff.ask(DECIDE, { i: id, m: 'WARNED', s: 'Précisez le kilométrage.' });
    const token = await tokenTo(seller.email);
    expect((await house.visitor().ask(READ, { t: token })).data?.reportDecision).toEqual({
      ...{ number, measure: 'WARNED', statement: 'Précisez le kilométrage.', state: 'OPEN' },
      ...{ excerpt: 'Alpine A110', appeal: null },
    });
    expect((await house.visitor().ask(READ, { t: `${token}x` })).data?.reportDecision).toBeNull();
    expect(await house.visitor().codeOf(APPEAL, { t: 'x', x: 'x' })).toBe('NotFound');
    expect(await house.visitor().codeOf(APPEAL, { t: token, x: ' ' })).toBe('BadInput');
    expect((await house.visitor().ask(APPEAL, { t: token, x: 'Il est exact.' })).data?.appealReport).toEqual({
      state: 'SENT',
    });
    const told = (await lettersTo(seller.email)).length;
    const again = await house.visitor().ask(APPEAL, { t: token, x: ' Il est exact.' });
    expect(again.data?.appealReport).toEqual({ state: 'SENT' });
    expect(await lettersTo(seller.email)).toHaveLength(told);
    expect(await house.visitor().codeOf(APPEAL, { t: token, x: 'Encore.' })).toBe('TokenExpired');
    const sent = (await house.visitor().ask(READ, { t: token })).data?.reportDecision;
    expect(sent).toMatchObject({ state: 'SENT', appeal: 'Il est exact.' });
    expect((await waiting()).find(row => row.id === id)?.appeals).toEqual([
      { side: 'AUTHOR', text: 'Il est exact.' },
    ]);
    expect(await staff.codeOf(AGAIN, { i: id, e: 'REPORTER', m: 'NONE', s: 'x' })).toBe('BadInput');
    await staff.ask(AGAIN, { i: id, e: 'AUTHOR', m: 'NONE', s: 'Après relecture, il est exact.' });
    const [letter] = await lettersTo(seller.email);
    expect(letter?.text).toContain('Après relecture, il est exact.');
    expect(letter?.text).not.toContain('/contestation/');
    expect((await lettersTo(email))[0]?.text).toContain('Après relecture');
    expect((await waiting()).some(row => row.id === id)).toBe(false);
    expect((await house.visitor().ask(READ, { t: token })).data?.reportDecision).toMatchObject({
      ...{ measure: 'NONE', statement: 'Après relecture, il est exact.', state: 'DECIDED' },
    });
  });

  it('is decided by somebody else than who decided what it contests, where there is somebody', async () => {
    const { id, seller, email } = await reported({ email: 'seven@calandre.test' });
    await staff.ask(DECIDE, { i: id, m: 'WARNED', s: 'Précisez le kilométrage.' });
    const authorToken = await tokenTo(seller.email);
    await house.visitor().ask(APPEAL, { t: authorToken, x: 'Il est exact.' });
    const other = await house.guest({ permissions: ['Users:update'] });
    const decision = { i: id, e: 'AUTHOR', m: 'NONE', s: 'Il est exact.' };
    const may = async (guest: Guest) => {
      const { data } = await guest.ask('{ reports(isWaiting: true) { rows { id appeals { mayDecide } } } }');
      type Rows = { id: string; appeals: { mayDecide: boolean }[] }[];
      const { rows } = (data as unknown as { reports: { rows: Rows } }).reports;
      return rows.find(row => row.id === id)?.appeals.map(({ mayDecide }) => mayDecide);
    };
    expect([await may(staff), await may(other)]).toEqual([[false], [true]]);
    expect(await staff.codeOf(AGAIN, decision)).toBe('Forbidden');
    // Both contest the first decision: what another clerk says of one leaves the other to others all the same.
    await house.visitor().ask(APPEAL, { t: await tokenTo(email), x: 'Il est faux.' });
    expect(await other.codeOf(AGAIN, { ...decision, e: 'REPORTER' })).toBeNull();
    expect([await may(staff), await may(other)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await staff.codeOf(AGAIN, decision)).toBe('Forbidden');
    const { data } = await house.visitor().ask(READ, { t: authorToken });
    expect(data?.reportDecision).toMatchObject({ state: 'SENT', statement: 'Précisez le kilométrage.' });
    expect(await other.codeOf(AGAIN, decision)).toBeNull();
  });

  it('can be made for six months', async () => {
    const { id, email } = await reported({ email: 'six@calandre.test' });
    await staff.ask(DECIDE, { i: id, m: 'NONE', s: 'x' });
    const token = await tokenTo(email);
    await house.db.owner("update reports set decided_at = decided_at - interval '184 days' where id = $1", [
      id,
    ]);
    expect(await house.visitor().codeOf(APPEAL, { t: token, x: 'x' })).toBe('TokenExpired');
  });
});

describe('reporting', () => {
  it('has a limit', async () => {
    await using limited = await openTestHouse({ RATE_LIMITS: 'on' });
    const { uuid } = await addCar(limited);
    const d = { ...FRAUD, id: uuid, email: 'x@calandre.test' };
    const codes = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push(await limited.visitor().codeOf(REPORT, { d }));
    expect(codes.at(9)).toBeNull();
    expect(codes.at(10)).toBe('RateLimited');
  });
});
