import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { idOf } from '#test/kit/sales.ts';
import { linesOf, takeSheet } from '#test/kit/sheet.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Users:update', 'Ads:publish'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const REPORT = 'mutation($d: ReportInput!) { report(data: $d) }';
const QUEUE = '{ reports(isWaiting: true) { rows { id } } }';
const DECIDE =
  'mutation($i: ID!, $m: ReportMeasure!, $s: String!) { decideReport(id: $i, measure: $m, statement: $s) { measure } }';
const AGAIN =
  'mutation($i: ID!, $e: ReportSide!, $m: ReportMeasure = NONE, $s: String!) { decideReportAppeal(id: $i, side: $e, measure: $m, statement: $s) { measure } }';
const APPEAL = 'mutation($t: String!) { appealReport(token: $t, text: "Elle est à moi.") { state } }';
const CAR = 'query($u: ID!) { myCar(uuid: $u) { removal { statement isLifted appealToken } } }';
const PUBLISH = 'mutation($u: ID!) { publishCarAd(uuid: $u) { status } }';

const REWRITE =
  'mutation($u: ID!, $v: Int!) { saveMyCar(uuid: $u, version: $v, data: { version: "Brouillon" }) { state } }';
const versionOf = async (seller: Guest, u: string) => {
  const { data } = await seller.ask('query($u: ID!) { myCar(uuid: $u) { version } }', { u });
  return (data as unknown as { myCar: { version: number } }).myCar.version;
};

type Removal = { statement: string; appealToken: string | null };
const removalOf = async (seller: Guest, u: string) =>
  ((await seller.ask(CAR, { u })).data as unknown as { myCar: { removal: Removal | null } }).myCar.removal;
/** Staff who look at somebody's account. */
async function viewOf(seller: Guest): Promise<Guest> {
  const view = 'mutation($id: ID!) { viewPerson(id: $id) }';
  const { data } = await staff.ask(view, { id: await idOf(house, seller) });
  const token = (data as unknown as { viewPerson: string }).viewPerson;
  const headers = {
    'content-type': 'application/json',
    cookie: `${staff.cookie()}; calandre-view=${token}`,
    referer: `${house.url}/user`,
  };
  return {
    ...staff,
    ask: async (query, variables) =>
      (
        await fetch(`${house.url}/graphql`, {
          ...{ method: 'POST', headers, body: JSON.stringify({ query, variables }) },
        })
      ).json() as ReturnType<Guest['ask']>,
  };
}
const textTo = async (email: string) => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email))[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
};

/** A stranger's report of an ad. */
async function reported(status: 'PUBLISHED' | 'SOLD') {
  const seller = await house.guest();
  const { uuid } = await addCar(house, { sellerEmail: seller.email });
  await house.db.owner('update ads set status = $2 where uuid = $1', [uuid, status]);
  const email = `${status.toLowerCase()}@calandre.test`;
  const d = { subject: 'AD', id: uuid, reason: 'FRAUD', text: 'Volée.', email, language: 'FR' };
  expect(await house.visitor().codeOf(REPORT, { d })).toBeNull();
  expect(await textTo(email)).toContain('Annonce : Alpine A110');
  const { data } = await staff.ask(QUEUE);
  const { rows } = (data as unknown as { reports: { rows: { id: string }[] } }).reports;
  const id = rows.at(-1)?.id;
  expect(await removalOf(seller, uuid)).toBeNull();
  return { seller, uuid, email, id };
}

/** An ad that staff took from the public after a report. */
async function removed(status: 'PUBLISHED' | 'SOLD') {
  const all = await reported(status);
  expect(await staff.codeOf(DECIDE, { i: all.id, m: 'REMOVED', s: 'Montrez la carte grise.' })).toBeNull();
  return all;
}

const tokenIn = (text: string) => /contestation\/([\w.-]+)/.exec(text)?.[1];

it('says to its seller on its own page why, and how to contest that, once; and then that it is lifted', async () => {
  for (const status of ['PUBLISHED', 'SOLD'] as const) {
    const { seller, uuid, email, id } = await removed(status);
    const removal = await removalOf(seller, uuid);
    expect(removal).toMatchObject({ statement: 'Montrez la carte grise.', isLifted: false });
    const t = removal?.appealToken;
    expect(await removalOf(await viewOf(seller), uuid)).toMatchObject({ appealToken: null });
    expect(await house.visitor().codeOf(APPEAL, { t })).toBeNull();
    expect(await removalOf(seller, uuid)).toMatchObject({ appealToken: null });
    expect(await staff.codeOf(AGAIN, { i: id, e: 'AUTHOR', s: 'Elle l’est.' })).toBeNull();
    // What was sold shows again by that alone.
    expect(await removalOf(seller, uuid)).toEqual(
      status === 'SOLD' ? null : { statement: 'Elle l’est.', isLifted: true, appealToken: null },
    );
    const told = await textTo(seller.email);
    expect(told).toContain('Nous levons le retrait');
    expect(told.includes('de nouveau visible')).toBe(status === 'SOLD');
    expect(await textTo(email)).toContain('Nous avons levé le retrait');
  }
});

it('is no more said of an ad that was published again, and withdrawn by its seller', async () => {
  const { seller, uuid } = await removed('PUBLISHED');
  expect(await staff.codeOf(PUBLISH, { u: uuid })).toBeNull();
  await house.db.owner("update ads set status = 'WITHDRAWN' where uuid = $1", [uuid]);
  expect(await removalOf(seller, uuid)).toBeNull();
});

it('that staff published over does not keep away what a later appeal brings back', async () => {
  const { seller, uuid } = await removed('PUBLISHED');
  expect(await staff.codeOf(PUBLISH, { u: uuid })).toBeNull();
  await house.db.owner("update ads set status = 'SOLD' where uuid = $1", [uuid]);
  const d = {
    subject: 'AD',
    id: uuid,
    reason: 'FRAUD',
    text: '',
    email: 'later@calandre.test',
    language: 'FR',
  };
  expect(await house.visitor().codeOf(REPORT, { d })).toBeNull();
  const { data } = await staff.ask(QUEUE);
  const i = (data as unknown as { reports: { rows: { id: string }[] } }).reports.rows.at(-1)?.id;
  expect(await staff.codeOf(DECIDE, { i, m: 'REMOVED', s: 'Encore.' })).toBeNull();
  const t = (await removalOf(seller, uuid))?.appealToken;
  expect(await house.visitor().codeOf(APPEAL, { t })).toBeNull();
  expect(await staff.codeOf(AGAIN, { i, e: 'AUTHOR', s: 'Elle l’est.' })).toBeNull();
  expect(await textTo(seller.email)).toContain('de nouveau visible');
  expect(await removalOf(seller, uuid)).toBeNull();
});

it('leaves whom the house told of that car its name as they were told it', async () => {
  const { seller, uuid } = await removed('PUBLISHED');
  const bidder = await house.guest();
  const accountId = await idOf(house, bidder);
  const told = [{ accountId, kind: 'SALE_RESULT' as const, key: 'x', adUuid: uuid }];
  await house.db.database.transaction(writes => house.rooms.notifications.notify(writes, told));
  // What is written of it now is not the public's.
  expect(await seller.codeOf(REWRITE, { u: uuid, v: await versionOf(seller, uuid) })).toBeNull();
  const { data } = await bidder.ask('{ myNotifications { nodes { car ad { uuid } } } }');
  expect(data).toEqual({ myNotifications: { nodes: [{ car: 'Alpine A110', ad: null }] } });
});

it('is told to the house as what it is, by its ad, and without a word of who reported', async () => {
  const { seller, uuid, email, id } = await reported('PUBLISHED');
  const toHouse = () => textTo(house.rooms.settings.read('house').email);
  const first = await toHouse();
  expect(first).toMatch(
    /^Un signalement attend .* Annonce : Alpine A110 Un signalement est arrivé. Motif : Fraude\./,
  );
  expect(await staff.codeOf(DECIDE, { i: id, m: 'REMOVED', s: 'Montrez la carte grise.' })).toBeNull();
  const t = (await removalOf(seller, uuid))?.appealToken;
  expect(await house.visitor().codeOf(APPEAL, { t })).toBeNull();
  const second = await toHouse();
  expect(second).toMatch(/^Une contestation attend .* Annonce : Alpine A110 La personne concernée conteste/);
  for (const letter of [first, second])
    for (const said of [email, 'Volée.']) expect(letter).not.toContain(said);
});

it('is in the copy of their data for whose ad it is, without a word of who reported', async () => {
  const { seller, uuid } = await removed('PUBLISHED');
  const t = (await removalOf(seller, uuid))?.appealToken;
  expect(await house.visitor().codeOf(APPEAL, { t })).toBeNull();
  const copy = String((await seller.ask('{ myData }')).data?.myData);
  for (const said of ['Montrez la carte grise.', 'Elle est à moi.']) expect(copy).toContain(said);
  expect(copy).not.toContain('Volée.');
});

it('is lifted once, though both sides contested what was decided', async () => {
  const { seller, uuid, email, id } = await removed('PUBLISHED');
  const links = [(await removalOf(seller, uuid))?.appealToken, tokenIn(await textTo(email))];
  for (const t of links) expect(await house.visitor().codeOf(APPEAL, { t })).toBeNull();
  expect(await staff.codeOf(AGAIN, { i: id, e: 'AUTHOR', s: 'Elle l’est.' })).toBeNull();
  expect(await textTo(seller.email)).toContain('Nous levons le retrait');
  expect(await staff.codeOf(AGAIN, { i: id, e: 'REPORTER', s: 'C’est bien lui.' })).toBeNull();
  const told = await textTo(seller.email);
  expect(told).toContain('C’est bien lui.');
  expect(told).not.toContain('Nous levons le retrait');
  // Nor is what was said to the other side said of the removal.
  expect(await removalOf(seller, uuid)).toMatchObject({ statement: 'Elle l’est.', isLifted: true });
});

it('stands as it was decided last, whichever side appealed first', async () => {
  const { seller, uuid, email, id } = await removed('PUBLISHED');
  const links = [(await removalOf(seller, uuid))?.appealToken, tokenIn(await textTo(email))];
  for (const t of links) expect(await house.visitor().codeOf(APPEAL, { t })).toBeNull();
  for (const e of ['REPORTER', 'AUTHOR'])
    expect(await staff.codeOf(AGAIN, { i: id, e, s: 'Elle l’est.' })).toBeNull();
  const { data } = await staff.ask('{ reports { rows { id appeals { side } } } }');
  const { rows } = (data as unknown as { reports: { rows: { id: string; appeals: object[] }[] } }).reports;
  expect(rows.find(row => row.id === id)?.appeals.at(-1)).toEqual({ side: 'AUTHOR' });
});

describe('a measure that a stranger’s appeal brings', () => {
  const READ = 'query($t: String!) { reportDecision(token: $t) { measure statement state } }';
  const readBy = async (t: string | null | undefined) =>
    (await house.visitor().ask(READ, { t })).data?.reportDecision;
  const GONE = { measure: 'REMOVED', statement: 'Elle était volée.' };

  let other: Guest;
  beforeAll(async () => {
    other = await house.guest({ permissions: ['Users:update'] });
  });

  /** Nothing was decided of a report, and its reporter has contested that. */
  async function contested() {
    const all = await reported('PUBLISHED');
    expect(await staff.codeOf(DECIDE, { i: all.id, m: 'NONE', s: 'Rien à redire.' })).toBeNull();
    expect(await house.visitor().codeOf(APPEAL, { t: tokenIn(await textTo(all.email)) })).toBeNull();
    return all;
  }

  it('is contested in its turn by whose ad it is, for six months from then, and ends there', async () => {
    const { seller, uuid, email, id } = await contested();
    // Long after what was decided first.
    await house.db.owner("update reports set decided_at = decided_at - interval '184 days' where id = $1", [
      id,
    ]);
    const gone = { i: id, e: 'REPORTER', m: GONE.measure, s: GONE.statement };
    expect(await other.codeOf(AGAIN, gone)).toBeNull();
    const letter = await textTo(seller.email);
    expect(letter).toContain(GONE.statement);
    expect(letter).not.toContain('réexaminée');
    const t = tokenIn(letter);
    expect((await removalOf(seller, uuid))?.appealToken).toBe(t);
    expect(String((await seller.ask('{ myData }')).data?.myData)).toContain(GONE.statement);
    expect(await readBy(t)).toEqual({ ...GONE, state: 'OPEN' });
    // Nor is where its reporter is answered forgotten before that.
    await house.rooms.reports.sweep();
    expect(await house.visitor().codeOf(APPEAL, { t })).toBeNull();

    // Who decided last has others look at it, and who decided first is one of them.
    const kept = { i: id, e: 'AUTHOR', m: 'REMOVED', s: 'Elle l’était.' };
    expect(await other.codeOf(AGAIN, kept)).toBe('Forbidden');
    expect(await staff.codeOf(AGAIN, kept)).toBeNull();
    for (const to of [seller.email, email]) {
      const last = await textTo(to);
      expect(last).toContain('Elle l’était.');
      expect(last).toContain('réexaminée');
      expect(tokenIn(last)).toBeUndefined();
    }
    expect(await removalOf(seller, uuid)).toMatchObject({ appealToken: null });
    expect(await readBy(t)).toMatchObject({ statement: 'Elle l’était.', state: 'DECIDED' });
  });

  it('is told to its author, and nothing before it', async () => {
    const { seller, id } = await contested();
    expect(await other.codeOf(AGAIN, { i: id, e: 'REPORTER', s: 'Toujours rien.' })).toBeNull();
    expect(await textTo(seller.email)).toBe('');
  });

  it('stands in the table of reports with what it rests on', async () => {
    const { id } = await contested();
    const decide = `mutation($i: ID!) { decideReportAppeal(id: $i, side: REPORTER, measure: REMOVED,
      ground: COPYRIGHT, statement: "La photo est d’un autre.") { measure } }`;
    expect(await other.codeOf(decide, { i: id })).toBeNull();
    const lines = linesOf(await takeSheet(house, other, 'reports'));
    expect(lines.filter(line => line['appeal.REPORTER.statement'] === 'La photo est d’un autre.')).toEqual([
      expect.objectContaining({
        'appeal.REPORTER.measure': 'REMOVED',
        'appeal.REPORTER.ground': 'COPYRIGHT',
      }),
    ]);
  });
});
