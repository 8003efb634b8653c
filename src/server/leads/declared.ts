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
 * Whether that order was gone back on within the day: what is declared of it once more says nothing new. Later its
 * number is more easily a slip for that of another.
 */
const isGoneBackOn = (order: string) => `(${order}.state in ('CANCELLED', 'WITHDRAWN')
    and exists (select from order_steps s where s.order_id = ${order}.id and s.kind = 'WITHDRAWN'
      and s.at > l.created_at - interval '1 day'))`;
/**
 * The order that a declaration names: of its sender's own also one that they have just gone back on. null where it
 * names none that was open then, and where its sender had others that were and that one is not theirs: the field is
 * free text, and a number in it is easily that of something else.
 */
const NAMED = `(select n.number from orders n where n.number = ${WRITTEN} and case
    when exists (select from accounts a where a.id = n.buyer_id and ${isSenders('a')})
      then ${wasOpen('n')} or ${isGoneBackOn('n')}
    else ${wasOpen('n')} and not exists (select from accounts a join orders t on t.buyer_id = a.id
      where ${isSenders('a')} and ${wasOpen('t')}) end)`;

/**
 * What shows that a declaration is of order `o` and comes from its buyer `p`: their account, staff who wrote it down,
 * or the link that was sent to them. A number alone is no proof, nor is an address that was typed, nor a key for
 * programs.
 */
const PROOF = `case when o.created_at > l.created_at or coalesce(${NAMED}, o.number) <> o.number then null
  when l.added_by is not null and ${isSenders('p')} then 'STAFF'
  when l.account_id = p.id and not l.by_key then 'ACCOUNT'
  when l.proven_by = p.id then 'LINK' end`;

export const WITHDRAWAL_PROOFS = ['ACCOUNT', 'STAFF', 'LINK', 'OTHER_ORDER', 'NONE'] as const;
/**
 * SQL: the proof of a declaration that is open, of the order it names, else of any that is; null of other leads.
 * `OTHER_ORDER` where it is proven, and gives the number of an order that does not count.
 */
export const WITHDRAWAL_PROOF = `case when ${IS_OPEN} then coalesce((
  select case when ${NAMED} is null and exists (select from orders n where n.number = ${WRITTEN})
      and min(b.proof) is not null then 'OTHER_ORDER' else min(b.proof) end
  from (select ${PROOF} as proof from orders o join accounts p on p.id = o.buyer_id
    where ${IS_ORDER_OPEN('o')}) b), 'NONE') end`;

/** The order whose number a declaration gives, whosever it is; null of other leads. */
export const WITHDRAWAL_ORDER = `case when l.form = 'withdrawal' then (select n.id from orders n where n.number = ${WRITTEN}) end`;

/**
 * When a buyer declared that they go back on an order, proven to be them, while staff have not ended that wish; null
 * where nobody did.
 */
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
 * The orders that a declaration may be of, held until the transaction ends: whoever writes of both holds them first,
 * and each in the same order; with those of who is about to prove that it is theirs. Nothing of any other lead.
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

/** The open orders that a declaration may be of, as far as it is proven. */
const listHeldUp = statement(
  'leads.heldUpOrders',
  `select o.id from leads l left join inquiries i on i.id = l.inquiry_id
     join accounts p on ${isSenders('p')} join orders o on o.buyer_id = p.id and ${IS_ORDER_OPEN('o')}
   where l.id = $1 and ${IS_OPEN} and ${PROOF} is not null order by o.id`,
).column<{ id: string }, [leadId: string]>('id');

/**
 * Tells whose orders they are that a declaration is proven to be their buyer's: of which it is, by its number, and
 * which are held up by it while staff look at what did not take effect. Answers whether staff have to.
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

/** Tells whose orders they are, which the caller holds, that staff look at a declaration that may be of them. */
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
 * The declarations that end with the withdrawal of an order: they name it and are its buyer's, as far as anybody knows,
 * or name none that counts and are proven to be, where its buyer had bought nothing else that is open.
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

/** How often a day its buyer is told that somebody declares of the same order, who may be a stranger each time. */
const TOLD_A_DAY = 3;

type Told = {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly car: string;
  readonly order: string;
};

/**
 * The buyer of the order that a declaration names, else who has its address and a purchase that is open, where nothing
 * proves yet that it is they who declare.
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

/** For how long a link says it: nobody keeps an option without end to give a car back. */
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
 * Tells the buyer of the order that a declaration names, or of its address, that somebody made it, with the link by
 * which they say that it was them. Whoever sends the form is told the same, whether there is such an order or not.
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
 * The buyer says by that link that the declaration is theirs: it takes effect where it may, else it holds their price,
 * and the house is written to. Once more it changes nothing. @throws AppError TokenExpired
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

/** To the house: who declared has confirmed it, and it waits for staff. */
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
