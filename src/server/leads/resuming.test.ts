import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { hoursUntilDue } from './due.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const SAVE = 'mutation($input: SaveInquiryInput!) { saveInquiry(input: $input) { id } }';
type Four = [Guest, Guest, Guest, Guest];
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions;

/** One step of a form, a car's sale where none is said, kept under the browser's key; its draft. */
async function save(
  guest: Guest,
  step: string,
  said: Record<string, string>,
  form = 'sellAd',
): Promise<string> {
  const answers = Object.entries(said).map(([name, value]) => ({ name, values: [value] }));
  const { data } = await guest.ask(SAVE, { input: { form, step, answers, language: 'FR' } });
  return (data as unknown as { saveInquiry: { id: string } }).saveInquiry.id;
}

const enter = (browser: Guest, { email }: Guest) =>
  browser.ask('mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }', {
    e: email,
    p: PASSWORD,
  });

const saidBy = (email: string) => ({
  ...{ firstName: 'Anne', lastName: 'Roy', email, city: 'Lyon', zipCode: '69002' },
});

describe('a link to a draft', () => {
  const MAIL = 'mutation($id: ID!) { mailInquiryLink(id: $id) }';
  const RESUME = 'mutation($t: String!) { resumeInquiry(token: $t) { id openStep } }';
  const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

  it('goes to the address in it, leads there from any browser for a moment, and tells nothing that was typed', async () => {
    const [here, there, stranger, late] = Array.from({ length: 4 }, () => house.visitor()) as Four;
    const email = 'resume@calandre.test';
    const id = await save(here, 'contact', saidBy(email));
    expect(codeOf(await stranger.ask(MAIL, { id }))).toMatchObject({ code: 'NotFound' });
    await here.ask(MAIL, { id });
    await here.ask(MAIL, { id });
    const [newest, older] = await house.rooms.mail.list(email);
    for (const typed of ['Anne', 'Roy', 'Lyon']) expect(newest?.text).not.toContain(typed);
    expect(newest?.text).toContain('sept jours, et dix minutes après sa première ouverture');

    // The newest letter alone leads there.
    expect(codeOf(await there.ask(RESUME, { t: tokenIn(older?.text) }))).toMatchObject({
      code: 'TokenExpired',
    });
    const { data } = await there.ask(RESUME, { t: tokenIn(newest?.text) });
    expect(data).toEqual({ resumeInquiry: { id, openStep: 'car' } });
    const mine = 'query($id: ID!) { inquiry(id: $id) { id } }';
    expect((await there.ask(mine, { id })).data).toEqual({ inquiry: { id } });
    // The answer may be lost, and the browser's key with it: the link is good for ten minutes more, and no longer.
    const again = await house.visitor().ask(RESUME, { t: tokenIn(newest?.text) });
    expect(again.data).toEqual({ resumeInquiry: { id, openStep: 'car' } });
    await house.db.owner(
      "update inquiries set link_until = link_until - interval '10 minutes' where id = $1",
      [id],
    );
    expect(codeOf(await late.ask(RESUME, { t: tokenIn(newest?.text) }))).toMatchObject({
      code: 'TokenExpired',
    });
  });

  it('is good for a week, and for nobody else once the draft is somebody’s', async () => {
    const here = house.visitor();
    const email = 'week@calandre.test';
    const id = await save(here, 'contact', saidBy(email));
    await here.ask(MAIL, { id });
    const t = tokenIn((await house.rooms.mail.list(email))[0]?.text);
    const wait = (days: number) =>
      house.db.owner(`update inquiries set link_until = link_until - $2 * interval '1 day' where id = $1`, [
        id,
        days,
      ]);
    await wait(7);
    expect(codeOf(await house.visitor().ask(RESUME, { t }))).toMatchObject({ code: 'TokenExpired' });
    await wait(-7);
    await enter(here, await house.guest());
    await here.ask('mutation($id: ID!) { takeInquiry(id: $id) { id } }', { id });
    expect(codeOf(await house.visitor().ask(RESUME, { t }))).toMatchObject({ code: 'TokenExpired' });
    expect((await here.ask(RESUME, { t })).data).toMatchObject({ resumeInquiry: { id } });
  });

  it('needs an address to go to', async () => {
    const visitor = house.visitor();
    const id = await save(visitor, 'condition', { mileage: '84 000', carState: 'GOOD' });
    expect(codeOf(await visitor.ask(MAIL, { id }))).toMatchObject({ code: 'BadInput', field: 'email' });
  });
});

describe('what is sent', () => {
  const SEND = 'mutation($id: ID!) { sendInquiry(id: $id) { dueInHours } }';
  const contact = (email: string) => ({ firstName: 'Anne', lastName: 'Roy', email });

  it.each([
    ['interested', 48, 'sous deux jours ouvrés'],
    ['visit', 48, 'sous deux jours ouvrés'],
    ['findSimilar', 72, 'sous 72 heures'],
  ] as const)('is answered as promised for what is wished: %s', async (wish, hours, within) => {
    const guest = house.visitor();
    const email = `${wish}@calandre.test`;
    const id = await save(guest, 'request', { wish, ...contact(email) }, 'interest');
    expect((await guest.ask(SEND, { id })).data).toEqual({ sendInquiry: { dueInHours: hours } });
    const [receipt] = await house.rooms.mail.list(email);
    expect(receipt?.text).toContain(`vous répond ${within}`);
    const [lead] = await house.db.owner<{ at: number; due: number }>(
      `select extract(epoch from created_at)::float8 * 1000 as at,
         extract(epoch from due_at - created_at)::float8 / 3600 as due from leads where inquiry_id = $1`,
      [id],
    );
    expect(lead?.due).toBeCloseTo(hoursUntilDue(house.rooms.settings, hours, lead?.at ?? 0), 1);
  });

  it('to withdraw from a purchase is confirmed with its days as one reads them', async () => {
    const guest = house.visitor();
    const email = 'withdrawn@calandre.test';
    const said = { car: 'Alpine A110', receivedOn: '2026-11-20', ...contact(email) };
    await guest.ask(SEND, { id: await save(guest, 'statement', said, 'withdrawal') });
    const [receipt] = await house.rooms.mail.list(email);
    expect(receipt?.text).toMatch(/Reçue le\s: 20\/11\/2026/);
  });
});

describe('a lead', () => {
  it('is forgotten with what was sent in three years after its day, answered or not', async () => {
    const add = async (state: string, years: number): Promise<string> => {
      const [row] = await house.db.owner<{ name: string }>(
        `with sent as (insert into inquiries (form, key_hash, answers, language, sent_at)
           values ('contact', sha256(gen_random_uuid()::text::bytea), '{}', 'FR', now()) returning id)
         insert into leads (inquiry_id, form, name, email, lead_source, state, due_at, created_at)
         select id, 'contact', $1 || $2::text, 'a@b.test', 'site', $1, now() - $2::int * interval '1 year',
           now() - $2::int * interval '1 year' from sent returning name`,
        [state, years],
      );
      return row?.name ?? '';
    };
    const kept = [await add('NEW', 2), await add('IN_PROGRESS', 2), await add('DONE', 2)];
    for (const state of ['NEW', 'IN_PROGRESS', 'DONE', 'DROPPED']) await add(state, 4);
    await house.rooms.leads.sweep();
    const left = await house.db.owner<{ name: string }>(
      "select name from leads where name ~ '[24]$' order by 1",
    );
    expect(left.map(({ name }) => name)).toEqual(kept.toSorted());
    const orphans = `select from inquiries i where form = 'contact' and answers = '{}' and sent_at is not null
      and not exists (select from leads where inquiry_id = i.id)`;
    expect(await house.db.owner(orphans)).toEqual([]);
  });
});
