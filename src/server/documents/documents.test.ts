import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { pdf } from '#test/kit/pdf.ts';
import { sellCar } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const PDF = new Uint8Array(await pdf());
const MINE = '{ myDocuments { id kind name state reason } }';
const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
const REMOVE = 'mutation($id: ID!) { removeDocument(id: $id) }';
const ACCEPT = 'mutation($id: ID!, $at: DateTime) { acceptDocument(id: $id, expiresAt: $at) { state } }';
const REFUSE = 'mutation($id: ID!, $r: String!) { refuseDocument(id: $id, reason: $r) { state } }';

const send = (
  guest: Guest,
  body: string | Uint8Array<ArrayBuffer> = PDF,
  wish: Record<string, string> = {},
) => {
  const { kind = 'IDENTITY', name = 'Passeport.pdf', type = 'application/pdf', origin } = wish;
  return fetch(`${house.url}/uploads/papers?${new URLSearchParams({ kind, name })}`, {
    method: 'POST',
    headers: { 'content-type': type, cookie: guest.cookie(), ...(origin ? { origin } : {}) },
    body,
  });
};
async function handIn(guest: Guest): Promise<string> {
  return ((await (await send(guest)).json()) as { id: string }).id;
}

describe('a paper that is handed in', () => {
  it('is its person’s and staff’s alone, by links that are soon over', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const id = await handIn(guest);
    expect((await guest.ask(MINE)).data).toMatchObject({ myDocuments: [{ id, state: 'RECEIVED' }] });
    expect((await other.ask(MINE)).data).toEqual({ myDocuments: [] });
    expect(await house.visitor().codeOf(LINK, { id })).toBe('Unauthenticated');
    for (const asked of [id, 'x', `contract_${id}`]) {
      expect(await other.codeOf(LINK, { id: asked })).toBe('NotFound');
    }
    expect(await other.codeOf(REMOVE, { id })).toBe('NotFound');
    for (const reader of [guest, staff]) {
      const { data } = await reader.ask(LINK, { id });
      const answer = await fetch(house.url + (data as unknown as { documentLink: string }).documentLink);
      expect([answer.status, (await answer.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    }
    expect(
      (await fetch(`${house.url}/papers/${Buffer.from(`contract_${id} FR 9e15`).toString('base64url')}.x`))
        .status,
    ).toBe(404);
  });

  it('is a PDF or a picture by its bytes, of a kind there is, from our own pages, by somebody signed in', async () => {
    const guest = await house.guest();
    expect((await send(house.visitor())).status).toBe(401);
    for (const body of ['<svg/>', 'GIF89a', 'MZ']) expect((await send(guest, body)).status).toBe(422);
    const refused = await send(guest, PDF, { kind: 'DIARY' });
    expect(await refused.json()).toMatchObject({ code: 'BadInput', field: 'kind' });
    expect((await send(guest, PDF, { name: ' ' })).status).toBe(422);
    expect((await send(guest, '{}', { type: 'application/json' })).status).toBe(415);
    expect((await send(guest, PDF, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await send(guest, new Uint8Array(20 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await guest.ask(MINE)).data).toEqual({ myDocuments: [] });
  });

  it('is refused as one too many where there are a hundred', async () => {
    const guest = await house.guest();
    const id = await handIn(guest);
    await house.db.owner(
      `insert into person_documents (account_id, kind, file_name, file_key, media_type, byte_count)
       select account_id, kind, file_name, file_key || n, media_type, byte_count
       from person_documents, generate_series(2, 100) n where id = $1`,
      [id],
    );
    expect(await (await send(guest)).json()).toMatchObject({ code: 'BadInput', field: 'count' });
  });

  it('is called what it is, whatever its sender called it', async () => {
    const guest = await house.guest();
    const names = { 'carte-identite.hta': 'carte-identite.pdf', '..\u202e/fdp.\\.html': 'fdp.pdf' };
    for (const [name, saved] of Object.entries(names)) {
      const { id } = (await (await send(guest, PDF, { name })).json()) as { id: string };
      const { data } = await staff.ask(LINK, { id });
      const { headers } = await fetch(house.url + (data as unknown as { documentLink: string }).documentLink);
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(saved)}`;
      expect([name, headers.get('content-disposition')]).toEqual([name, disposition]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      await guest.ask(REMOVE, { id });
    }
    expect((await send(guest, Buffer.from('<html>%PDF-1.4 %%EOF'))).status).toBe(422);
  });

  it('is accepted until a day, or refused with a reason that its person reads, once', async () => {
    const guest = await house.guest();
    const [good, bad] = [await handIn(guest), await handIn(guest)];
    expect(await guest.codeOf(ACCEPT, { id: good })).toBe('Forbidden');
    expect(await staff.codeOf(ACCEPT, { id: good, at: '2001-01-01T00:00:00Z' })).toBe('BadInput');
    expect(await staff.codeOf(REFUSE, { id: bad, r: ' ' })).toBe('BadInput');
    await staff.ask(ACCEPT, { id: good, at: '2040-01-01T00:00:00Z' });
    await staff.ask(REFUSE, { id: bad, r: 'La photo est floue' });
    expect(await staff.codeOf(REFUSE, { id: bad, r: 'encore' })).toBe('NotFound');
    expect((await guest.ask(REMOVE, { id: bad })).data).toEqual({ removeDocument: true });
    // What a file is called may name its person, and the entry stays.
    const entries = await house.db.owner<{ name: string }>(
      'select subject_name as name from audit_entries where subject_id = any($1) order by id',
      [[good, bad]],
    );
    expect(entries.map(({ name }) => name)).toEqual([good, bad].map(id => `IDENTITY ${id.slice(0, 8)}`));
    const letters = await house.rooms.mail.list(guest.email);
    expect(letters.some(({ text }) => text.includes('La photo est floue'))).toBe(true);
    await house.db.owner("update person_documents set expires_at = now() - interval '1 day' where id = $1", [
      good,
    ]);
    expect((await guest.ask(MINE)).data).toMatchObject({ myDocuments: [{ state: 'EXPIRED' }] });
  });

  it('that was accepted stays for five years after its person’s last sale, is theirs to take back, and then goes', async () => {
    const [guest, trading] = [await house.guest(), await house.guest()];
    const { orderId } = await sellCar(house, { buyer: trading });
    const [free, kept] = [await handIn(guest), await handIn(trading)];
    for (const id of [free, kept]) await staff.ask(ACCEPT, { id });
    const mayRemove = async (of: Guest) => (await of.ask('{ myDocuments { canRemove } }')).data?.myDocuments;
    expect([await mayRemove(guest), await mayRemove(trading)]).toEqual([
      [{ canRemove: true }],
      [{ canRemove: false }],
    ]);
    expect((await guest.ask(REMOVE, { id: free })).data).toEqual({ removeDocument: true });
    expect(await trading.codeOf(REMOVE, { id: kept })).toBe('NotFound');
    const [another, young] = [await handIn(guest), await handIn(guest)];
    for (const id of [another, young]) await staff.ask(ACCEPT, { id });
    const age =
      "update person_documents set decided_at = now() - interval '5 years 1 day' where id = any($1)";
    await house.db.owner(age, [[another, kept]]);
    const left = async () =>
      (
        await house.db.owner<{ id: string }>('select id from person_documents where id = any($1)', [
          [another, young, kept],
        ])
      )
        .map(({ id }) => id)
        .toSorted();
    await house.rooms.documents.sweep();
    expect(await left()).toEqual([young, kept].toSorted());
    await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
    const ended = async (ago: string) => {
      await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [orderId]);
      await house.db.owner('update order_steps set at = now() - $2::interval where order_id = $1', [
        orderId,
        ago,
      ]);
      await house.rooms.documents.sweep();
    };
    await ended('4 years 11 months');
    expect(await left()).toEqual([young, kept].toSorted());
    await ended('5 years 1 day');
    expect(await left()).toEqual([young]);
    await house.rooms.jobs.drain();
    expect(await house.rooms.jobs.failed()).toEqual([]);
  });

  it('is reminded of a month before it is good no more, once, and only while it is good', async () => {
    const [guest, renewed] = [await house.guest(), await house.guest()];
    const [soon, gone] = [await handIn(guest), await handIn(guest)];
    // Who has a newer one needs no reminder of the old one, and is reminded of the newer in its time.
    const [old, late] = [await handIn(renewed), await handIn(renewed)];
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const [id, at] of [
      [soon, inDays(29)],
      [old, inDays(29)],
      [late, inDays(90)],
      [gone, inDays(20)],
    ]) {
      expect(await staff.codeOf(ACCEPT, { id, at })).toBeNull();
    }
    await house.db.owner('delete from person_documents where id = $1', [gone]);
    await house.rooms.jobs.drain();
    const told = '{ myNotifications { nodes { kind alertName end } } }';
    const { data } = await guest.ask(told);
    const { nodes } = (data as unknown as { myNotifications: { nodes: { kind: string }[] } }).myNotifications;
    expect(nodes.filter(({ kind }) => kind === 'DOCUMENT_EXPIRING')).toMatchObject([
      { alertName: 'Passeport.pdf' },
    ]);
    expect(JSON.stringify(await renewed.ask(told))).not.toContain('DOCUMENT_EXPIRING');
    const letters = await house.rooms.mail.list(guest.email);
    expect(letters.find(({ subject }) => subject.includes('Passeport.pdf'))?.text).toContain(
      '/user/documents',
    );
  });
});
