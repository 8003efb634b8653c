import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Answer, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';
import { sendWithdrawal, todayInParis } from '#test/kit/sales.ts';

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

  it('is a withdrawal, added or decided, by staff with Orders:update who have just signed in alone', async () => {
    const state = 'mutation($i: ID!, $s: LeadState) { updateLead(id: $i, state: $s, note: "Vu") { state } }';
    const reader = await house.guest({ permissions: ['Leads:read'] });
    const staff = await house.guest({ permissions: ['Leads:read', 'Orders:update'] });
    const d = { ...call, form: 'withdrawal' };
    const add = ADD.replace('name email', 'id name email');
    expect(await reader.codeOf(add, { d })).toBe('Forbidden');
    const { data } = await staff.ask(add, { d });
    const { id: i } = (data as unknown as { addLead: { id: string } }).addLead;
    expect(await reader.codeOf(state, { i, s: 'DROPPED' })).toBe('Forbidden');
    expect(await reader.codeOf(state, { i, s: 'NEW' })).toBeNull();
    const act = { list: 'leads', act: 'STATE', value: 'DROPPED', ids: [i] };
    expect(act.ids).toEqual([i]);
    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    expect(await staff.codeOf(state, { i, s: 'DROPPED' })).toBe('PasswordNeeded');
    expect(await staff.codeOf(add, { d: { ...d, name: 'Paul Roux' } })).toBe('PasswordNeeded');
  });

  it('says what was answered in the order of its form, as a person reads it', async () => {
    const staff = await house.guest({ permissions: ['Leads:read'] });
    await staff.ask(ADD, { d: call });
    const answers = {
      year: ['1969'],
      model: ['DS 21'],
      price: ['95000'],
      mileage: ['84000'],
      brand: ['Citroën'],
    };
    await house.db.owner(
      `with asked as (insert into inquiries (form, key_hash, answers, language, sent_at)
         values ('tradeIn', '\\x00', $1, 'FR', now()) returning id)
       update leads set form = 'tradeIn', inquiry_id = asked.id from asked
       where leads.id = (select id from leads order by created_at desc limit 1)`,
      [answers],
    );
    const { data } = await staff.ask('{ leads(form: "tradeIn") { leads { answers { name values } } } }');
    const [{ answers: said }] = (
      data as unknown as { leads: { leads: [{ answers: { values: string[] }[] }] } }
    ).leads.leads;
    expect(said.flatMap(({ values }) => values).map(value => value.replaceAll(/\s/g, ' '))).toEqual([
      'Citroën',
      'DS 21',
      '1969',
      '84 000 km',
      '95 000 €',
    ]);
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

describe('what somebody sent without an account', () => {
  const ERASE = 'mutation($id: ID!, $wish: WrittenWishInput!) { eraseLead(id: $id, wish: $wish) }';
  const wish = { wishedOn: todayInParis(), reason: 'Son e-mail, de l’adresse de la demande' };
  type Sent = { id: string; inquiry: string; email: string };
  let count = 0;

  /** A request by a form that the house has answered or not. */
  async function sent(form = 'contact', state = 'NEW'): Promise<Sent> {
    count += 1;
    const email = `erased${count}@calandre.test`;
    const [row] = await house.db.owner<Sent>(
      `with asked as (insert into inquiries (form, key_hash, answers, language, sent_at)
         values ($1, '\\x00', jsonb_build_object('email', jsonb_build_array($3::text)), 'EN', now()) returning id)
       insert into leads (inquiry_id, form, name, email, phone, note, lead_source, state, due_at)
       select id, $1, 'Ida Effacée', $3, '+33612345678', 'Rue des Lilas', 'website', $2, now() from asked
       returning id, inquiry_id as inquiry, email`,
      [form, state, email],
    );
    return row!;
  }
  const left = async ({ id, inquiry, email }: Sent) => {
    const [row] = await house.db.owner<{ left: number }>(
      `select ((select count(*) from leads where id = $1) + (select count(*) from inquiries where id = $2)
         + (select count(*) from mails where recipient = $3 and subject = 'Reçu'))::int as left`,
      [id, inquiry, email],
    );
    return row?.left;
  };

  it('is erased at their wish, with all that was sent and written to them; the log names nobody', async () => {
    const staff = await house.guest({ permissions: ['Users:update'] });
    const lead = await sent();
    const letter = `insert into mails (recipient, subject, body_text, body_html) values ($1, 'Reçu', '', '')`;
    await house.db.owner(letter, [lead.email]);
    for (const [wrong, field] of [
      [{ wishedOn: '2199-01-01' }, 'wishedOn'],
      [{ reason: ' ' }, 'reason'],
    ] as const) {
      const refused = await staff.ask(ERASE, { id: lead.id, wish: { ...wish, ...wrong } });
      expect(codeOf(refused)).toMatchObject({ code: 'BadInput', field });
    }
    expect(await left(lead)).toBe(3);
    expect((await staff.ask(ERASE, { id: lead.id, wish })).data).toEqual({ eraseLead: true });
    expect(await left(lead)).toBe(0);
    const told = await openLetter(house, lead.email);
    expect(told.subject).toBe('Your request has been erased');
    expect(told.text).toContain(wish.reason);
    expect(
      await house.db.owner('select to_jsonb(e) as line from audit_entries e where subject_id = $1', [
        lead.id,
      ]),
    ).toMatchObject([
      {
        line: {
          action: 'lead.erased',
          subject_name: 'contact',
          after: { wishedOn: wish.wishedOn },
          reason: null,
        },
      },
    ]);
    for (const id of [lead.id, 'x']) expect(await staff.codeOf(ERASE, { id, wish })).toBe('NotFound');
  });

  it('takes the letter to the house along, whoever erases it', async () => {
    const staff = await house.guest({ permissions: ['Users:update'] });
    const guest = await house.guest();
    const told = async (email: string) =>
      (await house.db.owner('select from mails where body_text like $1', [`%${email}%`])).length;
    const [email, other] = ['visitor@calandre.test', guest.email];
    await sendWithdrawal(house.visitor(), email);
    await sendWithdrawal(guest, other);
    // Each in the proof of what was declared, and in the letter to the house.
    expect([await told(email), await told(other)]).toEqual([2, 2]);
    const [lead] = await house.db.owner("update leads set state = 'DONE' where email = $1 returning id", [
      email,
    ]);
    expect(await staff.codeOf(ERASE, { id: lead?.id, wish })).toBeNull();
    expect(await guest.codeOf(`mutation { deleteAccount(password: "${PASSWORD}") }`)).toBeNull();
    expect([await told(email), await told(other)]).toEqual([0, 0]);
  });

  it('leaves the file of whoever else had the house sell the car, though its ad was left', async () => {
    const staff = await house.guest({ permissions: ['Users:update'] });
    const seller = await house.guest();
    const [lead, own] = [await sent('sellAuction', 'DONE'), await sent('sellAuction', 'DONE')];
    const open = `insert into consignments (lead_id, seller_id, title, opened_by)
      select $1, (select id from accounts where email = $2), 'Alpine quittée', id from accounts limit 1`;
    await house.db.owner(open, [lead.id, seller.email]);
    await house.db.owner(open, [own.id, null]);
    for (const { id } of [lead, own]) expect(await staff.codeOf(ERASE, { id, wish })).toBeNull();
    const files = `select c.lead_id, p.email from consignments c left join accounts p on p.id = c.seller_id
      where c.title = 'Alpine quittée'`;
    expect(await house.db.owner(files)).toEqual([{ lead_id: null, email: seller.email }]);
  });

  it('stays while a contract or the right to go back on one rests on it', async () => {
    const staff = await house.guest({ permissions: ['Users:update'] });
    for (const form of ['withdrawal', 'carHunter']) {
      const open = await sent(form, 'IN_PROGRESS');
      expect(codeOf(await staff.ask(ERASE, { id: open.id, wish }))).toMatchObject({ field: 'state' });
      expect(await staff.codeOf(ERASE, { id: (await sent(form, 'DONE')).id, wish })).toBeNull();
    }
    const [lead, other] = [await sent('sellAuction', 'DONE'), await sent('sellAuction', 'DONE')];
    const { uuid } = await addCar(house, { status: 'DRAFT' });
    const open = `insert into consignments (lead_id, ad_uuid, title, opened_by)
      select $1, $2, 'Ida Effacée', id from accounts limit 1`;
    await house.db.owner(open, [lead.id, uuid]);
    await house.db.owner(open, [other.id, null]);
    await house.db.owner(
      `insert into sale_mandates (ad_uuid, seller_id, version, commission_bp, commission_min_cents, from_on, until_on,
         withdrawal_fee_cents, proposed_by, proposed_at, terms, fixed_at, sha256, signed_at)
       select $1, id, 1, 500, 0, now(), now(), 0, id, now(), '{}', now(), 'x', now() from accounts limit 1`,
      [uuid],
    );
    expect(codeOf(await staff.ask(ERASE, { id: lead.id, wish }))).toMatchObject({ field: 'state' });
    expect(await staff.codeOf(ERASE, { id: other.id, wish })).toBeNull();
    const files = 'select lead_id from consignments where title = $1';
    expect(await house.db.owner(files, ['Ida Effacée'])).toEqual([{ lead_id: lead.id }]);
  });
});
