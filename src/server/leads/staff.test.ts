import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions;

describe('a lead that came by telephone', () => {
  const ADD = `mutation($d: AddLeadInput!) { addLead(data: $d) {
    name email phone leadSource state ownerName personId dueAt createdAt answers { name } } }`;
  const call = {
    form: 'contact',
    name: 'Anne Roux',
    phone: '+33612345678',
    leadSource: 'phone_call',
    note: '',
  };

  it('is written down by staff with Leads:read, with a way to answer it', async () => {
    const staff = await house.guest({ permissions: ['Leads:read'] });
    expect(await house.visitor().codeOf(ADD, { d: call })).toBe('Unauthenticated');
    expect(await (await house.guest()).codeOf(ADD, { d: call })).toBe('Forbidden');
    for (const [wrong, field] of [
      [{ name: ' ' }, 'name'],
      [{ form: 'nothing' }, 'form'],
      [{ phone: null }, 'phone'],
      [{ phone: '12' }, 'phone'],
      [{ email: 'x' }, 'email'],
      [{ leadSource: 'website' }, 'leadSource'],
      [{ note: 'x'.repeat(5_001) }, 'note'],
      [{ dueInHours: 0 }, 'dueInHours'],
      [{ carUuid: 'x' }, 'carUuid'],
    ] as const) {
      expect(codeOf(await staff.ask(ADD, { d: { ...call, ...wrong } }))).toMatchObject({
        code: 'BadInput',
        field,
      });
    }
    const { data } = await staff.ask(ADD, { d: call });
    const { addLead } = data as unknown as { addLead: { dueAt: string; createdAt: string } };
    expect(addLead).toMatchObject({
      name: 'Anne Roux',
      state: 'NEW',
      ownerName: 'Alain Mercier',
      answers: [],
    });
    const hours = (Date.parse(addLead.dueAt) - Date.parse(addLead.createdAt)) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
  });

  it('is its person’s where the address has an account, and goes with them', async () => {
    const staff = await house.guest({ permissions: ['Leads:read'] });
    const person = await house.guest();
    const { data } = await staff.ask(ADD, { d: { ...call, email: person.email } });
    const { addLead } = data as unknown as { addLead: { personId: string } };
    expect(addLead.personId).not.toBeNull();
    const count = 'select count(*)::int as count from leads where account_id = $1';
    expect(await house.db.owner(count, [addLead.personId])).toEqual([{ count: 1 }]);
    const leave = `mutation { deleteAccount(password: "${PASSWORD}") }`;
    expect(await person.codeOf(leave)).toBeNull();
    expect(await house.db.owner(count, [addLead.personId])).toEqual([{ count: 0 }]);
  });

  it('that two of staff have open keeps what each changed, and no note is written over unread', async () => {
    const staff = await house.guest({ permissions: ['Leads:read'] });
    await staff.ask(ADD, { d: call });
    const [lead] = await house.db.owner<{ id: string }>(
      'update leads set owner_id = null where id = (select id from leads order by created_at desc limit 1) returning id',
    );
    const change = `mutation($id: ID!, $s: LeadState, $o: ID, $n: String, $w: String, $d: DateTime) {
      updateLead(id: $id, state: $s, ownerId: $o, note: $n, noteWas: $w, dueAt: $d) { state ownerName note } }`;
    const [{ id: o } = { id: '' }] = await house.db.owner<{ id: string }>(
      'select id from accounts where email = $1',
      [staff.email],
    );
    for (const wish of [{ n: 'Rappelle à 18 h', w: '' }, { s: 'IN_PROGRESS' }, { o }])
      expect(await staff.codeOf(change, { id: lead?.id, ...wish })).toBeNull();
    const stale = await staff.ask(change, { id: lead?.id, n: 'Injoignable', w: '' });
    expect(codeOf(stale)).toMatchObject({ code: 'StaleVersion', field: 'note' });
    expect((await staff.ask(change, { id: lead?.id, s: 'DONE' })).data).toEqual({
      updateLead: { state: 'DONE', ownerName: 'Alain Mercier', note: 'Rappelle à 18 h' },
    });
  });
});
