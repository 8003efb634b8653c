import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604.1';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const MINE = '{ myAccountEvents { kind way browser system network } }';
type Row = {
  kind: string;
  way: string | null;
  browser: string | null;
  system: string | null;
  network: string;
};

async function historyOf(guest: Guest): Promise<Row[]> {
  return ((await guest.ask(MINE)).data as unknown as { myAccountEvents: Row[] }).myAccountEvents;
}

describe('what happened to an account', () => {
  it('is told to its person alone: how, in which browser and roughly from where', async () => {
    const guest = await house.guest();
    const phone = house.visitor(PHONE);
    await phone.ask(LOGIN, { e: guest.email, p: PASSWORD });
    const [last, first] = await historyOf(guest);
    expect(last).toMatchObject({ kind: 'SIGNED_IN', way: 'PASSWORD', browser: 'Safari', system: 'iPhone' });
    expect(last?.network).toMatch(/x$/);
    expect(first).toMatchObject({ kind: 'SIGNED_IN', browser: null });
    expect(await historyOf(house.visitor())).toEqual([]);
    expect(await historyOf(await house.guest())).toHaveLength(1);
    const sessions = (await guest.ask('{ mySessions { network } }')).data as unknown as {
      mySessions: { network: string }[];
    };
    expect(sessions.mySessions.map(({ network }) => network)).toEqual([last?.network, last?.network]);
  });

  it('has a line for each way that is added or ended', async () => {
    const guest = await house.guest();
    await house.db.owner(
      `insert into passkeys (id, account_id, public_key, label)
       select 'history', id, '\\x00', 'x' from accounts where email = $1`,
      [guest.email],
    );
    await guest.ask('mutation { removePasskey(id: "history") }');
    await guest.ask(
      `mutation { updatePassword(currentPassword: "${PASSWORD}", password: "Encore-Un-Autre-2") }`,
    );
    await guest.ask('mutation { endOtherSessions }');
    const rows = (await historyOf(guest)).map(({ kind, way }) => [kind, way]);
    expect(rows).toEqual([
      ['WAY_ENDED', 'SESSION'],
      ['PASSWORD_CHANGED', null],
      ['WAY_ENDED', 'PASSKEY'],
      ['SIGNED_IN', 'PASSWORD'],
    ]);
    const letters = (await house.rooms.mail.list(guest.email)).map(({ subject }) => subject);
    expect(letters).toEqual(['Votre mot de passe a changé', 'Une clé d’accès a été supprimée']);
  });

  it('has a line for what staff did: signing out, in one browser or all, and keeping out', async () => {
    const [guest, staff] = [await house.guest(), await house.guest({ permissions: ['Users:update'] })];
    const [row] = await house.db.owner<{ id: string; session: string }>(
      'select p.id, s.id as session from accounts p join sessions s on s.account_id = p.id where email = $1',
      [guest.email],
    );
    const act = (call: string) => staff.codeOf(`mutation { ${call} { id } }`);
    expect(await act(`signOutPerson(id: "${row?.id}", sessionId: "${row?.session}")`)).toBeNull();
    expect(await act(`signOutPerson(id: "${row?.id}")`)).toBeNull();
    expect(await act(`blockPerson(id: "${row?.id}", reason: "x")`)).toBeNull();
    expect(await act(`unblockPerson(id: "${row?.id}")`)).toBeNull();
    await guest.ask(LOGIN, { e: guest.email, p: PASSWORD });
    const rows = (await historyOf(guest)).map(({ kind, way, network }) => [kind, way, network]);
    expect(rows.slice(1, 5)).toEqual([
      ['UNBLOCKED', null, null],
      ['BLOCKED', null, null],
      ['SIGNED_OUT', null, null],
      ['SIGNED_OUT', null, null],
    ]);
  });

  it('has a line for the address of one’s calendar, made anew and ended', async () => {
    const guest = await house.guest();
    for (const change of ['renew', 'end', 'end']) await guest.ask(`mutation { ${change}CalendarAddress }`);
    const rows = (await historyOf(guest)).map(({ kind, way }) => [kind, way]);
    expect(rows.slice(0, 3)).toEqual([
      ['WAY_ENDED', 'CALENDAR'],
      ['WAY_ADDED', 'CALENDAR'],
      ['SIGNED_IN', 'PASSWORD'],
    ]);
  });

  it('is forgotten after a year', async () => {
    const guest = await house.guest();
    await house.db.owner("update account_events set happened_at = now() - interval '366 days'");
    await house.rooms.accounts.sweep();
    expect(await historyOf(guest)).toEqual([]);
  });
});
