import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { type MailServer, openMailServer, saysTo } from '#test/kit/mail-server.ts';
import { followEmail } from './addresses.ts';

const SITE = 'http://calandre.test';
let server: MailServer;
let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  server = await openMailServer({ says: saysTo('nobody', '550 no such box') });
  house = await openTestHouse({ SMTP_URL: server.url, PUBLIC_URL: SITE });
  staff = await house.guest({ email: 'staff@calandre.test', permissions: ['Users:update'] });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await house.db.owner(
    `delete from jobs; delete from campaigns; delete from newsletter_subscribers; delete from mails;
     update sessions set proven_at = now()`,
  );
  // What has begun of the test before comes to its end.
  await house.rooms.jobs.drain();
  server.letters.length = 0;
});

type Data = Record<string, unknown>;
const DRAFT = {
  subject: { fr: 'La vente d’automne', en: 'The autumn sale' },
  body: { fr: 'Bonjour,\n\nTrente voitures.\nSans réserve.', en: 'Hello,\n\nThirty cars.' },
  button: { fr: 'Voir les enchères', en: 'See the auctions' },
  page: '/blog',
  segment: 'SUBSCRIBERS',
};
const SAVE = `mutation($id: ID, $version: Int, $data: CampaignInput!) {
  saveCampaign(id: $id, version: $version, data: $data) { id state version } }`;
const saved = (data: Data = {}, id: string | null = null, version: number | null = null) =>
  staff.ask(SAVE, { id, version, data: { ...DRAFT, ...data } });
async function draft(data: Data = {}): Promise<string> {
  const { data: answer, errors } = await saved(data);
  expect(errors).toBeUndefined();
  return (answer as unknown as { saveCampaign: { id: string } }).saveCampaign.id;
}
const wrongIn = async (data: Data) => (await saved(data)).errors?.[0]?.extensions.field;

const COUNTS = 'state counts { total waiting sent refused left }';
const REACH = 'reach { total unconfirmed blocked writable fr en es }';
async function read(id: string, fields = COUNTS) {
  const { data, errors } = await staff.ask(`query($id: ID!) { campaign(id: $id) { ${fields} } }`, { id });
  expect(errors).toBeUndefined();
  return data?.campaign as unknown as { state: string; counts: Record<string, number> } & Data;
}
const moveTo = (to: string, from = '') =>
  house.db.database.transaction(writes => followEmail(writes, { accountId: '', from, to }));
const act = (verb: 'test' | 'stop' | 'remove', id: string) =>
  staff.codeOf(`mutation($id: ID!) { ${verb}Campaign(id: $id) }`, { id });
/** Sends it as it was read, in its first version where nothing else is said. */
const send = (id: string, version = 0) =>
  staff.codeOf('mutation($id: ID!, $version: Int!) { sendCampaign(id: $id, version: $version) { id } }', {
    ...{ id, version },
  });

const subscribe = (email: string, language = 'FR', isConfirmed = true) =>
  house.db.owner(
    `insert into newsletter_subscribers (email, language, consent, consented_at, token_hash, confirmed_at)
     values ($1::text, $2, 'Oui.', now(), sha256(convert_to($1::text, 'UTF8')), case when $3::boolean then now() end)`,
    [email, language, isConfirmed],
  );
/** Two hundred subscribers: several parts, so that one is left however long a test takes. */
const MANY = 200;
const subscribeMany = () =>
  house.db.owner(
    `insert into newsletter_subscribers (email, language, consent, consented_at, token_hash, confirmed_at)
     select 's' || n || '@calandre.test', 'FR', 'Oui.', now(), int4send(n), now() from generate_series(1, $1) n`,
    [MANY],
  );
/** Works off what is due, and what waits for its hour. */
async function work(parts = 1, at = house): Promise<void> {
  for (let part = 0; part < parts; part += 1) {
    await at.rooms.jobs.drain();
    await at.db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");
  }
}
const reached = () => server.letters.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
const letterTo = (email: string) => server.letters.find(({ to }) => to?.[0]?.address === email);
const headerOf = (email: string, key: string) =>
  letterTo(email)?.headers.find(header => header.key === key)?.value;

describe('the words of a letter to many', () => {
  it('are written in French at the least, and a language is written whole or not at all', async () => {
    expect(await wrongIn({ subject: { en: 'Sale' } })).toBe('subject');
    expect(await wrongIn({ subject: { ...DRAFT.subject, es: 'La venta' } })).toBe('body');
    expect(await wrongIn({ button: { fr: 'Voir' } })).toBe('button');
    expect(await wrongIn({ page: null })).toBe('button');
    expect(await wrongIn({ page: null, button: {} })).toBeUndefined();
  });

  it('have a button that leads to a page of the house alone', async () => {
    for (const page of [
      'https://evil.test/blog',
      '//evil.test/blog',
      '/no/such/page',
      '/admin/people',
      'x:y',
    ])
      expect(await wrongIn({ page })).toBe('page');
    const { page } = await read(await draft({ page: `${SITE}/en/blog?tag=a` }), 'page');
    expect(page).toBe('/blog?tag=a');
  });

  it('are changed and removed as long as nothing is sent, and never after', async () => {
    await subscribe('anna@calandre.test');
    const id = await draft();
    expect((await saved({ page: null, button: {} }, id, 0)).errors).toBeUndefined();
    expect(await send(id, 1)).toBeNull();
    expect((await saved({}, id, 1)).errors?.[0]?.extensions).toMatchObject({
      code: 'BadInput',
      field: 'state',
    });
    expect([await act('remove', id), await send(id, 1)]).toEqual(['BadInput', 'BadInput']);
    const other = await draft();
    expect([await act('remove', other), await act('remove', other)]).toEqual([null, 'NotFound']);
  });

  it('are neither written over nor sent by who has not read them', async () => {
    await subscribe('anna@calandre.test');
    const id = await draft();
    const codeOf = async (subject: string, version: number | null) =>
      (await saved({ subject: { fr: subject, en: subject } }, id, version)).errors?.[0]?.extensions.code;
    const [one, other] = await Promise.all([codeOf('Une', 0), codeOf('Autre', 0)]);
    expect([one, other].filter(Boolean)).toEqual(['StaleVersion']);
    expect([await codeOf('Encore', null), await send(id)]).toEqual(['StaleVersion', 'StaleVersion']);
    const { version, subject } = await read(id, 'version subject { fr }');
    expect([version, subject]).toEqual([1, { fr: one ? 'Autre' : 'Une' }]);
    expect(await send(id, 1)).toBeNull();
  });
});

describe('whom a letter is for', () => {
  it('is every confirmed subscriber, or those of one language; who is kept out is not written to', async () => {
    await subscribe('anna@calandre.test');
    await subscribe('ben@calandre.test', 'EN');
    await subscribe('silent@calandre.test', 'FR', false);
    const { email } = await house.guest();
    await subscribe(email, 'ES');
    await house.db.owner('update accounts set blocked_at = now() where email = $1', [email]);
    expect((await read(await draft(), REACH)).reach).toEqual({
      ...{ total: 4, unconfirmed: 1, blocked: 1, writable: 2, fr: 1, en: 1, es: 0 },
    });
    const { reach } = await read(await draft({ language: 'ES' }), REACH);
    expect(reach).toMatchObject({ total: 1, blocked: 1, writable: 0 });
  });

  it('is those of a list of people who subscribed as well, each in their language or in French', async () => {
    const [one, two, three] = [await house.guest(), await house.guest(), await house.guest()];
    await subscribe(one.email.toUpperCase(), 'ES');
    await subscribe(two.email, 'EN', false);
    await subscribe('stranger@calandre.test');
    await house.db.owner('update accounts set is_professional = true where email = any($1)', [
      [one.email, two.email, three.email],
    ]);
    const people = JSON.stringify({ filter: 'PROFESSIONAL' });
    expect(await wrongIn({ segment: 'PEOPLE' })).toBe('people');
    expect(await wrongIn({ segment: 'PEOPLE', people: '{' })).toBe('people');
    expect(await wrongIn({ segment: 'PEOPLE', people: JSON.stringify({ filter: 'X' }) })).toBe('filter');
    const id = await draft({ segment: 'PEOPLE', people });
    expect((await read(id, REACH)).reach).toEqual({
      ...{ total: 3, unconfirmed: 2, blocked: 0, writable: 1, fr: 1, en: 0, es: 0 },
    });
    await send(id);
    await work();
    expect(reached().map(address => address?.toLowerCase())).toEqual([one.email]);
    expect(server.letters[0]?.subject).toBe('La vente d’automne');
  });

  it('is nobody: then nothing is sent', async () => {
    expect(await send(await draft())).toBe('BadInput');
  });
});

describe('a letter that is sent', () => {
  it('reaches each in their language, once, and follows nobody', async () => {
    await subscribe('anna@calandre.test');
    await subscribe('ben@calandre.test', 'EN');
    await subscribe('nobody@calandre.test', 'ES');
    const id = await draft();
    await send(id);
    // Who comes after it has begun is not among its readers.
    await subscribe('late@calandre.test');
    await work(3);
    expect(reached().sort()).toEqual(['anna@calandre.test', 'ben@calandre.test']);
    expect(letterTo('ben@calandre.test')?.subject).toBe('The autumn sale');
    expect(letterTo('anna@calandre.test')?.text).toContain('Trente voitures.\nSans réserve.');
    const { html = '', text = '' } = letterTo('ben@calandre.test') ?? {};
    expect(html).not.toMatch(/<img|background=|url\(/);
    const links = [...`${html} ${text}`.matchAll(/https?:[^\s"'<>]+/g)].map(([url]) => new URL(url));
    expect(new Set(links.map(({ host }) => host))).toEqual(new Set(['calandre.test']));
    expect(new Set(links.map(({ pathname }) => pathname.replace(/[^/]+$/, '')))).toEqual(
      new Set(['/en/', '/mail/unsubscribe/']),
    );
    expect(headerOf('ben@calandre.test', 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(await read(id)).toEqual({
      state: 'SENT',
      counts: { total: 3, waiting: 0, sent: 2, refused: 1, left: 0 },
    });
  });

  it('goes on where it stood when its process dies, and reaches nobody twice', async () => {
    await subscribeMany();
    const id = await draft();
    await send(id);
    const { jobs } = house.rooms;
    const { enqueue } = jobs;
    let deaths = 0;
    // At the last step of the first part: its letters and who has had them are written by then.
    const dying = vi.spyOn(jobs, 'enqueue').mockImplementation(async (writes, added) => {
      if (added.some(({ delayMs }) => delayMs !== undefined) && deaths === 0) {
        deaths += 1;
        throw new Error('the process died');
      }
      await enqueue(writes, added);
    });
    await house.rooms.jobs.drain();
    expect([deaths, reached()]).toEqual([1, []]);
    dying.mockRestore();
    await house.db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");
    await work(1);
    expect((await read(id)).state).toBe('SENDING');
    await using other = await openTestHouse({ SMTP_URL: server.url, PUBLIC_URL: SITE }, undefined, house);
    await work(6, other);
    expect([reached().length, new Set(reached()).size]).toEqual([MANY, MANY]);
    expect(await read(id)).toMatchObject({ state: 'SENT', counts: { sent: MANY, waiting: 0 } });
  });

  it('waits while the letters before it are not handed over', async () => {
    await subscribeMany();
    await house.db.owner(
      `insert into jobs (kind, data, run_at) select 'mail.send', '{"id": 0}', now() + interval '1 hour'
       from generate_series(1, 45)`,
    );
    const id = await draft();
    await send(id);
    await house.rooms.jobs.drain();
    expect((await read(id)).counts).toMatchObject({ sent: 5, waiting: MANY - 5 });
  });

  it('is stopped where it stands, and reaches nobody after', async () => {
    await subscribeMany();
    const id = await draft();
    await send(id);
    await house.rooms.jobs.drain();
    expect(await act('stop', id)).toBeNull();
    const { length: sent } = reached();
    // Whoever moves meanwhile is written to where they are.
    const waiting =
      'select email from campaign_recipients where campaign_id = $1 and outcome is null order by position';
    const [from] = await house.db.owner<{ email: string }>(waiting, [id]);
    await moveTo('moved@calandre.test', from?.email);
    expect((await house.db.owner<{ email: string }>(waiting, [id]))[0]?.email).toBe('moved@calandre.test');
    await work(2);
    expect(sent % 50).toBe(0);
    expect(await read(id)).toMatchObject({ state: 'STOPPED', counts: { sent, waiting: MANY - sent } });
    expect(reached()).toHaveLength(sent);
    expect(await act('stop', id)).toBe('BadInput');
  });

  it('is tried on oneself, in each language it is written in', async () => {
    await subscribe('anna@calandre.test');
    const id = await draft();
    expect(await act('test', id)).toBeNull();
    await work();
    expect(reached()).toEqual([staff.email, staff.email]);
    expect(server.letters.map(({ subject }) => subject).sort()).toEqual([
      'La vente d’automne',
      'The autumn sale',
    ]);
    expect((await read(id)).state).toBe('DRAFT');
  });

  it('asks whoever sends it to have just shown that it is them', async () => {
    await subscribe('anna@calandre.test');
    const id = await draft();
    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    expect(await send(id)).toBe('PasswordNeeded');
  });
});

describe('whoever leaves', () => {
  it('says so with one request and is forgotten, gets no further part, and is counted', async () => {
    await subscribeMany();
    const id = await draft();
    await send(id);
    await house.rooms.jobs.drain();
    const [first = ''] = reached();
    const waiting = Array.from({ length: MANY }, (_, at) => `s${at + 1}@calandre.test`).find(
      email => !reached().includes(email),
    );
    const link = new URL(`${headerOf(first, 'list-unsubscribe')}`.replace(/[<>]/g, ''));
    expect(letterTo(first)?.html).toContain(link.pathname);
    const door = house.url + link.pathname;
    expect(await (await fetch(door)).text()).toMatch(/La lettre de Calandre.*The Calandre newsletter/);
    expect(await house.db.owner('select from newsletter_subscribers where email = $1', [first])).toHaveLength(
      1,
    );
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(door, { method: 'POST', body })).status).toBe(200);
    expect((await fetch(door, { method: 'POST', body })).status).toBe(200);
    expect((await fetch(`${door}x`, { method: 'POST', body })).status).toBe(404);
    await house.db.owner('delete from newsletter_subscribers where email = $1', [waiting]);
    await work(6);
    expect(reached()).toHaveLength(MANY - 1);
    expect(reached()).not.toContain(waiting);
    expect(await read(id)).toMatchObject({ state: 'SENT', counts: { total: MANY, sent: MANY - 2, left: 2 } });
    for (const table of ['newsletter_subscribers', 'campaign_recipients'])
      expect(await house.db.owner(`select from ${table} where email = any($1)`, [[first, waiting]])).toEqual(
        [],
      );
    expect(await house.db.owner('select from mails where recipient = $1', [first])).toEqual([]);
  });

  it('or is kept out after it has begun is written to no more, asked as each letter is made and as it is sent', async () => {
    const [made, sent] = [await house.guest(), await house.guest()];
    const block = ({ email }: Guest) =>
      house.db.owner('update accounts set blocked_at = now() where email = $1', [email]);
    for (const { email } of [made, sent, { email: 'gone@calandre.test' }, { email: 'anna@calandre.test' }])
      await subscribe(email);
    const full = `insert into jobs (kind, data, run_at) select 'mail.send', '{"id": 0}', now() + interval '1 hour'
      from generate_series(1, 50)`;
    await house.db.owner(full);
    const id = await draft();
    await send(id);
    await house.rooms.jobs.drain();
    await block(made);
    await house.db.owner('delete from jobs where data = \'{"id": 0}\'');
    await server.kill();
    await work();
    await house.rooms.jobs.drain();
    expect((await read(id)).counts).toMatchObject({ waiting: 3, left: 1 });
    await block(sent);
    await moveTo('moved@calandre.test', 'anna@calandre.test');
    await house.db.owner("delete from newsletter_subscribers where email = 'gone@calandre.test'");
    await server.start();
    await work(2);
    expect(reached()).toEqual(['moved@calandre.test']);
    expect((await read(id)).counts).toEqual({ total: 4, waiting: 0, sent: 1, refused: 0, left: 3 });
  });

  it('with their account has the letters in their copy before, and is forgotten after', async () => {
    const reader = await house.guest();
    await subscribe(reader.email);
    await send(await draft());
    await work();
    const { data } = await reader.ask('{ myData }');
    const { newsletter } = JSON.parse(String(data?.myData)) as { newsletter: { letters: Data[] }[] };
    expect(newsletter[0]?.letters).toMatchObject([{ subject: 'La vente d’automne' }]);
    expect(await reader.codeOf(`mutation { deleteAccount(password: "${PASSWORD}") }`)).toBeNull();
    expect(await house.db.owner('select email, outcome from campaign_recipients')).toEqual([
      { email: null, outcome: 'LEFT' },
    ]);
  });
});

describe('thirteen months after', () => {
  it('nobody is known to have been written to, and what became of the letter still is', async () => {
    await subscribe('anna@calandre.test');
    const [old, young] = [await draft({ body: { fr: 'Bonjour.', en: 'Hello.' } }), await draft()];
    await send(old);
    await send(young);
    await work();
    await house.db.owner("update campaigns set ended_at = now() - interval '14 months' where id = $1", [old]);
    await house.rooms.newsletter.sweep();
    await house.rooms.newsletter.sweep();
    expect((await read(old)).counts).toMatchObject({ total: 1, sent: 1 });
    const rows = await house.db.owner('select campaign_id from campaign_recipients');
    expect(rows).toEqual([{ campaign_id: young }]);
    expect(await house.db.owner('select from mails where subject = $1', [DRAFT.subject.fr])).toHaveLength(1);
  });
});

describe('the preview', () => {
  const open = (id: string, guest: Guest, language = 'en') =>
    fetch(`${house.url}/letters/${id}/${language}`, { headers: { cookie: guest.cookie() } });

  it('is the letter as it will be, in a frame of ours where nothing runs, for staff alone', async () => {
    const id = await draft({ body: { fr: 'Bonjour', en: '<script>x</script>' } });
    const shown = await open(id, staff);
    const policy = shown.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect([policy?.includes('sandbox'), policy?.includes("frame-ancestors 'self'")]).toEqual([true, true]);
    const html = await shown.text();
    expect(html).toContain('&#60;script&#62;');
    expect(html).toContain('Stop receiving');
    expect(await (await open(id, staff, 'es')).text()).toContain('Bonjour');
    expect((await open(id, staff, 'xx')).status).toBe(404);
    expect((await open(id, await house.guest())).status).toBe(403);
    expect((await open(id, house.visitor())).status).toBe(401);
  });
});
