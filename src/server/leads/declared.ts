import { linkTo } from '#shared/paths/links.ts';
import type { Instant } from '#shared/sale/index.ts';
import { formatInstant } from '#shared/words/format.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import type { Core } from '../core.ts';
import { statement, type Writes } from '../database/index.ts';
import type { DomainEventMap } from '../domain-events.ts';
import { AppError } from '../errors.ts';
import { composeLetter, houseLetter, type Letter } from '../mail/index.ts';
import { houseWords, wordsIn } from '../words/index.ts';
import type { Inquiry } from './leads-store.ts';

/** The number that a declaration gives for its order, however it is written. */
const WRITTEN = `substring(
    ltrim(regexp_replace(i.answers->'order'->>0, '\\D', '', 'g'), '0') from '^\\d{1,12}$')::bigint`;
const IS_OPEN = "l.form = 'withdrawal' and l.state in ('NEW', 'IN_PROGRESS')";
const IS_ORDER_OPEN = (order: string) => `${order}.state not in ('CANCELLED', 'WITHDRAWN', 'CLOSED')`;
const isAtAddressOf = (account: string) => `lower(l.email) = lower(${account}.email)`;
const isSenders = (account: string) =>
  `(${account}.id in (l.account_id, l.proven_by) or ${isAtAddressOf(account)})`;
/** Whether that order was bought and open as the declaration was made, whatever became of it since. */
const wasOpen = (order: string) => `(${order}.created_at <= l.created_at and (${IS_ORDER_OPEN(order)}
    or exists (select from order_steps s where s.order_id = ${order}.id
      and s.kind in ('CANCELLED', 'WITHDRAWN', 'CLOSED') and s.at >= l.created_at)))`;
/**
 * SQL: whether that order was withdrawn from within the day before: a repeated declaration adds nothing then. Later,
 * the number is more likely a typing error for another order.
 */
const isGoneBackOn = (order: string) => `(${order}.state in ('CANCELLED', 'WITHDRAWN')
    and exists (select from order_steps s where s.order_id = ${order}.id and s.kind = 'WITHDRAWN'
      and s.at > l.created_at - interval '1 day'))`;
/**
 * SQL: the order that a declaration names; of the sender's own also one just withdrawn from. null where it names none
 * that was open then, or a stranger's while the sender had open orders: the field is free text, so a number in it may
 * mean something else.
 */
const NAMED = `(select n.number from orders n where n.number = ${WRITTEN} and case
    when exists (select from accounts a where a.id = n.buyer_id and ${isSenders('a')})
      then ${wasOpen('n')} or ${isGoneBackOn('n')}
    else ${wasOpen('n')} and not exists (select from accounts a join orders t on t.buyer_id = a.id
      where ${isSenders('a')} and ${wasOpen('t')}) end)`;

/**
 * SQL: the proof that a declaration concerns order `o` and comes from its buyer `p`: their account, staff who entered
 * it, or the link sent to them. A number or a typed address alone proves nothing, and neither does an API key.
 */
const PROOF = `case when o.created_at > l.created_at or coalesce(${NAMED}, o.number) <> o.number then null
  when l.added_by is not null and ${isSenders('p')} then 'STAFF'
  when l.account_id = p.id and not l.by_key then 'ACCOUNT'
  when l.proven_by = p.id then 'LINK' end`;

export const WITHDRAWAL_PROOFS = ['ACCOUNT', 'STAFF', 'LINK', 'OTHER_ORDER', 'NONE'] as const;
/**
 * SQL: the proof of an open declaration for the order it names, else for any open one; null of other leads.
 * `OTHER_ORDER` where the sender is proven but the number belongs to an order that does not count.
 */
export const WITHDRAWAL_PROOF = `case when ${IS_OPEN} then coalesce((
  select case when ${NAMED} is null and exists (select from orders n where n.number = ${WRITTEN})
      and min(b.proof) is not null then 'OTHER_ORDER' else min(b.proof) end
  from (select ${PROOF} as proof from orders o join accounts p on p.id = o.buyer_id
    where ${IS_ORDER_OPEN('o')}) b), 'NONE') end`;

/** SQL: the order with the number in a declaration, whoever its buyer is; null of other leads. */
export const WITHDRAWAL_ORDER = `case when l.form = 'withdrawal' then (select n.id from orders n where n.number = ${WRITTEN}) end`;

/** When an order's buyer declared a withdrawal, with proof and not yet closed by staff; null where nobody did. */
export const findDeclaredAt = statement(
  'leads.declaredAt',
  `select min(l.created_at) as at from leads l left join inquiries i on i.id = l.inquiry_id
     join orders o on o.id = $1 join accounts p on p.id = o.buyer_id
   where ${IS_OPEN} and ${PROOF} is not null`,
).value<{ at: Instant | null }, [orderId: string]>('at');

/** Whether staff have looked at such a declaration of an order, and it came to nothing. */
export const hasDropped = statement(
  'leads.hasDroppedDeclaration',
  `select from leads l left join inquiries i on i.id = l.inquiry_id
     join orders o on o.id = $1 join accounts p on p.id = o.buyer_id
   where l.form = 'withdrawal' and l.state = 'DROPPED' and ${PROOF} is not null`,
).any<[orderId: string]>();

/**
 * Locks the orders that a declaration may concern, including those of an account about to prove it, until the
 * transaction ends. Orders are always locked before leads, and in the same order. Locks nothing for other leads.
 */
export const holdDeclared = statement(
  'leads.holdDeclaredOrders',
  `select from orders where id in (
     select o.id from leads l join inquiries i on i.id = l.inquiry_id join orders o on o.number = ${NAMED}
       where (l.id = $1 or l.inquiry_id = $1) and l.form = 'withdrawal'
     union all
     select o.id from leads l join accounts a on ${isSenders('a')} or a.id = $2
       join orders o on o.buyer_id = a.id and ${IS_ORDER_OPEN('o')}
       where (l.id = $1 or l.inquiry_id = $1) and l.form = 'withdrawal')
   order by id for no key update`,
).run<[leadOrInquiryId: string, provenBy: string | null]>();

const findProven = statement(
  'leads.provenOrder',
  `select o.id as "orderId", l.created_at as at, ${isGoneBackOn('o')} as "isKnown"
   from leads l join inquiries i on i.id = l.inquiry_id
     join orders o on o.number = ${NAMED} join accounts p on p.id = o.buyer_id
   where l.id = $1 and ${IS_OPEN} and ${PROOF} is not null`,
).one<DomainEventMap['withdrawal.proven'], [leadId: string]>();

/** The open orders that a declaration may concern, where it is proven. */
const listHeldUp = statement(
  'leads.heldUpOrders',
  `select o.id from leads l left join inquiries i on i.id = l.inquiry_id
     join accounts p on ${isSenders('p')} join orders o on o.buyer_id = p.id and ${IS_ORDER_OPEN('o')}
   where l.id = $1 and ${IS_OPEN} and ${PROOF} is not null order by o.id`,
).column<{ id: string }, [leadId: string]>('id');

/**
 * Publishes that a declaration is proven: for the order it names, and for those it holds up while staff review what did
 * not take effect. Returns whether staff have to.
 */
export async function tellProven(
  parts: Pick<Core, 'domain'>,
  writes: Writes,
  leadId: string,
): Promise<boolean> {
  await holdDeclared(writes, leadId, null);
  const proven = await findProven(writes, leadId);
  if (proven) await parts.domain.tell(writes, 'withdrawal.proven', proven);
  await tellHeldUp(parts, writes, leadId);
  return isOpen(writes, leadId);
}

/** Publishes that the orders, locked by the caller, are held up while staff review a declaration. */
export async function tellHeldUp(
  { domain }: Pick<Core, 'domain'>,
  writes: Writes,
  leadId: string,
): Promise<void> {
  for (const orderId of await listHeldUp(writes, leadId))
    await domain.tell(writes, 'withdrawal.waits', { orderId });
}
const isOpen = statement('leads.isOpenDeclaration', `select from leads l where l.id = $1 and ${IS_OPEN}`).any<
  [leadId: string]
>();

/**
 * The declarations settled by an order's withdrawal: those of its buyer, as far as known, that name it; and proven ones
 * without a valid number whose sender has no other open purchase.
 */
export const listEndedWith = statement(
  'leads.endedWithOrder',
  `select l.id from leads l left join inquiries i on i.id = l.inquiry_id
     join orders o on o.id = $1 join accounts p on p.id = o.buyer_id
   where ${IS_OPEN} and ((o.number = ${NAMED} and ${isSenders('p')})
     or (${NAMED} is null and ${PROOF} is not null and not exists (
       select from orders t where t.buyer_id = o.buyer_id and t.id <> o.id and t.created_at <= l.created_at
         and ${IS_ORDER_OPEN('t')})))`,
).column<{ id: string }, [orderId: string]>('id');

/** Limit of e-mails a day to a buyer about declarations on one order, which strangers can send too. */
const TOLD_A_DAY = 3;

type Told = {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly car: string;
  readonly order: string;
};

/**
 * The buyer of the order that a declaration names, else the account with its address and an open purchase; only while
 * nothing proves the declaration yet.
 */
const findBuyer = statement(
  'leads.buyerToTell',
  // What each declaration of the day names is worked out once, however many orders are open.
  `with said as materialized (
     select l.inquiry_id, case when not l.by_key then l.account_id end as account_id, lower(l.email) as email, ${NAMED} as named
     from leads l join inquiries i on i.id = l.inquiry_id
     where l.form = 'withdrawal' and (l.inquiry_id = $1 or l.created_at > clock_timestamp() - interval '1 day')
   ), mine as materialized (
     select o.* from said l join orders o on o.number = l.named where l.inquiry_id = $1
     union all
     select o.* from said l join accounts a on lower(a.email) = l.email join orders o on o.buyer_id = a.id
     where l.inquiry_id = $1 and l.named is null
   )
   select p.id, p.email, p.language, string_agg(concat_ws(' ', d.brand, d.model), ', ' order by o.number) as car,
     string_agg('CAL-' || padded(o.number, 6), ', ' order by o.number) as "order"
   from said l join mine o on ${IS_ORDER_OPEN('o')}
     join accounts p on p.id = o.buyer_id and p.id is distinct from l.account_id join ads d on d.uuid = o.ad_uuid
   where l.inquiry_id = $1 and (select count(*) from said t
     where t.named = o.number or (t.named is null and t.email = lower(p.email))) <= ${TOLD_A_DAY}
   group by p.id`,
).one<Told, [inquiryId: string]>();

/** Validity of the link, so that a withdrawal cannot be confirmed at any later time. */
const LINK_GOOD_FOR_DAYS = 30;
/** A link that a release before sent names no buyer: the database works them out (migration 0225). */
const markProven = statement(
  'leads.markProven',
  `update leads l set proven_at = coalesce(l.proven_at, clock_timestamp()), proven_by = coalesce($2, l.proven_by),
     -- Ended while nobody knew whose it was: it is read anew, unless it ended with a sale that its buyer went back on.
     state = case when l.proven_at is null and l.state in ('DROPPED', 'DONE') and not exists (
       select from orders o join order_steps s on s.order_id = o.id
       where o.buyer_id = coalesce($2, l.proven_by) and s.kind = 'WITHDRAWN' and s.at >= l.created_at
         and (o.number = ${NAMED} or (${NAMED} is null and not exists (
           select from orders t where t.buyer_id = o.buyer_id and ${IS_ORDER_OPEN('t')}))))
       then 'NEW' else l.state end
   from (select id, proven_at from leads where inquiry_id = $1 and form = 'withdrawal' for update) was,
     inquiries i
   where l.id = was.id and i.id = l.inquiry_id and (l.proven_at is not null
     or l.created_at > clock_timestamp() - interval '${LINK_GOOD_FOR_DAYS} days')
   returning l.id, l.name, l.email, l.proven_by as "provenBy", was.proven_at is null as "isNew"`,
).one<Proven, [inquiryId: string, buyerId: string | null], Writes>();
type Proven = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly provenBy: string | null;
  readonly isNew: boolean;
};

type Parts = Pick<Core, 'database' | 'domain' | 'mail' | 'publicUrl' | 'secrets' | 'settings'>;
const SEAL = 'withdrawalDeclared';

/**
 * E-mails the buyer of the order that a declaration names, or the owner of its address, that it was made, with a link
 * to confirm it. The sender of the form gets the same response whether such an order exists or not.
 */
export async function tellBuyer(
  { mail, publicUrl, secrets }: Parts,
  writes: Writes,
  { id }: Inquiry,
  sentAt: Instant,
): Promise<void> {
  const buyer = await findBuyer(writes, id);
  if (buyer === null) return;
  const token = await secrets.sign(SEAL, `${id} ${buyer.id}`);
  const path = linkTo('withdrawal', localeOf(buyer.language), {}, { token });
  await mail.send(writes, declaredLetter(buyer, sentAt, publicUrl.origin + path));
}

function declaredLetter({ email: to, language, car, order }: Told, sentAt: Instant, url: string): Letter {
  const say = wordsIn(language);
  const at = formatInstant(sentAt);
  return composeLetter({
    ...{ to, language, subject: say('letters.leads.declared.subject', { order }) },
    paragraphs: [
      say('letters.leads.declared.text', { at, car, order }),
      say('letters.leads.declared.own'),
      say('letters.leads.declared.others'),
    ],
    button: { text: say('letters.leads.declared.button'), url },
  });
}

/**
 * Confirms a declaration by its link: it takes effect where possible, else it holds the price, and the house gets an
 * e-mail. Repeating it changes nothing. @throws AppError TokenExpired
 */
export async function confirmWithdrawal(parts: Parts, token: string): Promise<void> {
  const [id, buyerId = null] = (await parts.secrets.read(SEAL, token))?.split(' ') ?? [];
  await parts.database.transaction(async writes => {
    if (!id) throw new AppError('TokenExpired');
    await holdDeclared(writes, id, buyerId);
    const lead = await markProven(writes, id, buyerId);
    if (!lead?.provenBy) throw new AppError('TokenExpired');
    if (lead.isNew && (await tellProven(parts, writes, lead.id)))
      await parts.mail.send(writes, { ...confirmedLetter(parts, lead), leadId: lead.id });
  });
}

/** To the house: a declaration was confirmed by its sender and waits for staff. */
function confirmedLetter(
  parts: Parts,
  { name, email }: { readonly name: string; readonly email: string | null },
): Letter {
  const say = houseWords();
  return houseLetter(parts, {
    subject: say('house.leads.confirmed.subject', { name }),
    paragraphs: [say('house.leads.confirmed.text')],
    button: say('house.leads.button'),
    path: linkTo('admin/leads', 'fr', {}, { form: 'withdrawal', text: email ?? name }),
  });
}
