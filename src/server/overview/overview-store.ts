import { countAboveMandate } from '../auctions/index.ts';
import { type Reads, statement } from '../database/index.ts';
import { OVERDUE } from '../leads/index.ts';
import { countOverdue, countReturns } from '../orders/index.ts';
import { WAITS } from '../reports/index.ts';

/** How many of each wait, and since when the first of them does. */
export type Waiting = {
  readonly drafts: number;
  readonly closingsFailed: number;
  readonly reservesAboveMandate: number;
  readonly endingSoon: number;
  readonly endingToday: number;
  readonly running: number;
  readonly questions: number;
  readonly questionsSince: number | null;
  readonly questionsFlagged: number;
  readonly adsToReview: number;
  readonly ordersLate: number;
  /** Cars on their way back from buyers who went back on the sale. */
  readonly withdrawals: number;
  /** Orders whose buyer is owed money back. */
  readonly returnsDue: number;
  readonly ordersUnread: number;
  readonly exportsDue: number;
  readonly carPapersDue: number;
  readonly vigilanceDue: number;
  readonly feesContested: number;
  readonly leads: number;
  readonly leadsDue: number;
  /** Reports, and appeals against what was decided of them. */
  readonly reportsWaiting: number;
  readonly mailsRefused: number;
  readonly jobsDead: number;
  /** When the backup was made, where the house was made again from one and its money is not compared yet. */
  readonly restoredFrom: number | null;
};

/** The house's day ends at midnight in Paris. */
const waitingSql = statement(
  'overview.countWaiting',
  `select
     (select count(*) from ads where status = 'DRAFT') as drafts,
     a.*, q.*, l.*,
     (select count(*) from closing_failures f join auctions c on c.id = f.auction_id
      where c.status = 'open') as "closingsFailed",
     (select count(*) from orders where state = 'WITHDRAWN') as withdrawals,
     (select count(*) from orders where state in ('HANDED_OVER', 'CLOSED')
        and export_by < clock_timestamp() + interval '14 days') as "exportsDue",
     (select count(distinct c.order_id) from order_car_papers c join orders o on o.id = c.order_id
      where c.state = 'RECEIVED'
        and case c.kind when 'EXPORT' then o.export_by is not null and o.state in ('HANDED_OVER', 'CLOSED')
          else o.state not in ('WITHDRAWN', 'CANCELLED') end
        and c.place = (select max(l.place) from order_car_papers l where l.order_id = c.order_id and l.kind = c.kind)
     ) as "carPapersDue",
     (select count(distinct f.order_id) from vigilance_files f join orders o on o.id = f.order_id
      where o.state in ('CREATED', 'SIGNED', 'PAID', 'HANDED_OVER')
        and (f.answered_at is not null or o.state not in ('CREATED', 'SIGNED'))
        and coalesce((select e.kind from vigilance_entries e where e.order_id = f.order_id and e.party = f.party
          and e.kind in ('CLEARED', 'REFUSED', 'WAIVED') order by e.id desc limit 1), 'REFUSED') = 'REFUSED'
     ) as "vigilanceDue",
     (select count(distinct order_id) from contested_fees) as "feesContested",
     (select count(distinct m.order_id) from order_messages m
        left join order_message_reads r on r.order_id = m.order_id and r.party = 'HOUSE'
      where m.party <> 'HOUSE' and m.id > coalesce(r.read_to, 0)) as "ordersUnread",
     (select count(distinct question_id) from question_flags where settled_at is null) as "questionsFlagged",
     (select count(*) from ad_submissions where state = 'WAITING') as "adsToReview",
     (select count(*) from reports r where ${WAITS}) as "reportsWaiting",
     (select count(*) from mails where refusal is not null and sent_at is null) as "mailsRefused",
     (select count(*) from jobs where died_at is not null) as "jobsDead",
     (select min(made_at) from restores where checked_at is null) as "restoredFrom"
   from
     (select count(*) filter (where start_at <= clock_timestamp()) as running,
        count(*) filter (where end_at < clock_timestamp() + interval '1 hour') as "endingSoon",
        count(*) filter (where (end_at at time zone 'Europe/Paris')::date
          = (clock_timestamp() at time zone 'Europe/Paris')::date) as "endingToday"
      from auctions where status = 'open') a,
     (select count(*) as questions, min(created_at) as "questionsSince" from questions
      where answer is null and hidden_at is null) q,
     (select count(*) as leads, count(*) filter (where ${OVERDUE}) as "leadsDue"
      from leads l where state in ('NEW', 'IN_PROGRESS')) l`,
);

export async function countWaiting(reads: Reads): Promise<Waiting> {
  const [[row], ordersLate, returnsDue, reservesAboveMandate] = await Promise.all([
    reads.query<Omit<Waiting, 'ordersLate' | 'returnsDue' | 'reservesAboveMandate'>>(waitingSql),
    countOverdue(reads),
    countReturns(reads),
    countAboveMandate(reads),
  ]);
  if (!row) throw new Error('a count without a group always answers a row');
  return { ...row, ordersLate, returnsDue, reservesAboveMandate };
}
