import { type Obstacle, ownObstacle } from './obstacles.ts';
import { type OrderFacts, type OrderParty, orderStateOf } from './order.ts';

/** What an order asks of one side, or what that side waits for. */
export type OrderTask =
  | 'SIGN_CONTRACT'
  | 'AWAIT_CONTRACT'
  | 'AWAIT_PARTICULARS'
  | 'PAY_FEE'
  | 'SEND_PRICE'
  | 'AWAIT_PAYMENT'
  | 'HAND_IN_PAPERS'
  | 'ANSWER_VIGILANCE'
  | 'WRITE_REPORT'
  | 'AWAIT_REPORT'
  | 'SIGN_REPORT'
  | 'AWAIT_SIGNATURE'
  | 'AWAIT_HANDOVER'
  | WantedAccount
  | 'AWAIT_CLOSE'
  | 'RETURN_CAR'
  | 'AWAIT_RETURN'
  | 'AWAIT_WITHDRAWAL'
  | 'NONE';

/** Which account a seller owes, for their price to reach them: one of their own, or one with who holds it. */
export type WantedAccount = 'GIVE_ACCOUNT' | 'OPEN_ACCOUNT';

/** Whether a side that an order does not wait for reads its day beside its task: while it waits, held up by nobody. */
export const isTaskOfDay = (task: OrderTask): boolean => task.startsWith('AWAIT_') && !DAYLESS.includes(task);
const DAYLESS: readonly OrderTask[] = ['AWAIT_PARTICULARS', 'AWAIT_HANDOVER', 'AWAIT_WITHDRAWAL'];

/** Whether it is for that side to do, rather than for others, or for nobody. */
export const isOwnTask = (task: OrderTask): boolean => task !== 'NONE' && !task.startsWith('AWAIT_');

/** What an order's steps do not say of it. */
export type Beside = {
  /** Which account that side owes. */
  readonly account: WantedAccount | null;
  /** The contract lacks what the other side has to say of itself, so that this one cannot sign it. */
  readonly isHeldUp: boolean;
  /** That side's bank took back a fee that stays the house's. */
  readonly isFeeOwed: boolean;
  /** The buyer is known to have declared that they go back on it, and staff look at that. */
  readonly isDeclared: boolean;
  readonly obstacles: readonly Obstacle[];
};

/**
 * The one next thing for a side; nothing is paid before both have signed, and nobody is sent to a handover that would
 * be refused.
 */
export function orderTaskOf(facts: OrderFacts, party: OrderParty, beside: Beside): OrderTask {
  const isBuyer = party === 'BUYER';
  const { account, isHeldUp, isFeeOwed, obstacles } = beside;
  const answer = ownObstacle(obstacles, party, 'VIGILANCE') ? 'ANSWER_VIGILANCE' : null;
  const own = ownObstacle(obstacles, party, 'PAPERS') ? 'HAND_IN_PAPERS' : answer;
  if (beside.isDeclared) return 'AWAIT_WITHDRAWAL';
  switch (orderStateOf(facts)) {
    case 'CREATED':
      if (isBuyer ? facts.isSignedByBuyer : facts.isSignedBySeller) return answer ?? 'AWAIT_CONTRACT';
      return isHeldUp ? (answer ?? 'AWAIT_PARTICULARS') : 'SIGN_CONTRACT';
    case 'SIGNED':
      if (!isBuyer) return own ?? 'AWAIT_PAYMENT';
      return facts.isFeePaid ? 'SEND_PRICE' : 'PAY_FEE';
    case 'PAID':
      return own ?? handoverTask(facts, isBuyer, beside);
    case 'HANDED_OVER':
      return isFeeOwed ? 'PAY_FEE' : (account ?? 'AWAIT_CLOSE');
    case 'WITHDRAWN':
      return isBuyer ? 'RETURN_CAR' : 'AWAIT_RETURN';
    default:
      return isFeeOwed ? 'PAY_FEE' : (account ?? 'NONE');
  }
}

/**
 * Of a side that has nothing of its own in the way. What takes a seller days elsewhere comes before all but a
 * signature; what goes back to a buyer holds up nothing, and comes after what the order waits for.
 */
function handoverTask(facts: OrderFacts, isBuyer: boolean, { account, obstacles }: Beside): OrderTask {
  const isSigned = isBuyer ? facts.isReportSignedByBuyer : facts.isReportSignedBySeller;
  if (facts.hasReport && !isSigned && obstacles.length === 0) return 'SIGN_REPORT';
  if (account !== null && !isBuyer) return account;
  if (isSigned) return account ?? 'AWAIT_SIGNATURE';
  if (obstacles.length > 0) return account ?? 'AWAIT_HANDOVER';
  return isBuyer ? 'AWAIT_REPORT' : 'WRITE_REPORT';
}
