import { type Obstacle, ownObstacle } from './obstacles.ts';
import { type OrderFacts, type OrderParty, orderStateOf } from './order.ts';

/** The next task of one side of an order, or what that side waits for. */
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

/** The account a seller still owes for the payout: their bank account, or one with the payment provider. */
export type WantedAccount = 'GIVE_ACCOUNT' | 'OPEN_ACCOUNT';

/** Whether a waiting side is shown the order's deadline beside its task. */
export const isTaskOfDay = (task: OrderTask): boolean => task.startsWith('AWAIT_') && !DAYLESS.includes(task);
const DAYLESS: readonly OrderTask[] = ['AWAIT_PARTICULARS', 'AWAIT_HANDOVER', 'AWAIT_WITHDRAWAL'];

/** Whether the task is for this side to do; otherwise it waits, or nothing is left. */
export const isOwnTask = (task: OrderTask): boolean => task !== 'NONE' && !task.startsWith('AWAIT_');

/** Facts that the order's steps do not contain. */
export type Beside = {
  /** The account that side owes. */
  readonly account: WantedAccount | null;
  /** This side cannot sign yet: the contract lacks the other side's particulars. */
  readonly isHeldUp: boolean;
  /** A fee that stays due was charged back by that side's bank. */
  readonly isFeeOwed: boolean;
  /** The buyer has declared a withdrawal, which staff are reviewing. */
  readonly isDeclared: boolean;
  readonly obstacles: readonly Obstacle[];
};

/**
 * Returns a side's single next task. Nothing is paid before both have signed, and nobody is sent to a handover that
 * would be refused.
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
 * For a side without obstacles of its own. A seller's account comes first, except before a signature, since opening it
 * takes days. A buyer's account for refunds comes last, since it blocks nothing.
 */
function handoverTask(facts: OrderFacts, isBuyer: boolean, { account, obstacles }: Beside): OrderTask {
  const isSigned = isBuyer ? facts.isReportSignedByBuyer : facts.isReportSignedBySeller;
  if (facts.hasReport && !isSigned && obstacles.length === 0) return 'SIGN_REPORT';
  if (account !== null && !isBuyer) return account;
  if (isSigned) return account ?? 'AWAIT_SIGNATURE';
  if (obstacles.length > 0) return account ?? 'AWAIT_HANDOVER';
  return isBuyer ? 'AWAIT_REPORT' : 'WRITE_REPORT';
}
