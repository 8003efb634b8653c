import { lastDayOf, type Obstacle, ownObstacle, type VigilanceLack } from '#shared/sale/index.ts';
import { formatCents, formatDate, formatDateTime } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { wordsIn } from '../words/index.ts';
import type { NotificationData, OrderNews, PaperName, Said } from './kinds.ts';

/** What is still required to identify a person. */
const ASKED = {
  ANSWERS: 'letters.orders.vigilanceWanted',
  PIECES: 'letters.orders.vigilancePieces',
  REFUSED: 'letters.orders.vigilanceRefused',
} as const satisfies Record<VigilanceLack, string>;

/** The news that leads to the handover. */
const OF_HANDOVER: readonly OrderNews[] = ['PAID', 'REPORT_WRITTEN', 'COLLECT_SOON', 'COLLECT_LATE'];

/** The news that tells sellers their share of the price, if the house keeps a commission. */
const OF_SHARE: readonly OrderNews[] = ['OPENED', 'HANDED_OVER'];

/** Returns an order's news in a person's language; instants in French format, as everywhere (spec §9). */
export function sayOrderNews(language: Language, car: string, data: NotificationData): Said {
  const say = wordsIn(language);
  const { step = 'OPENED', isSeller, dueAt, reason = '', cents = 0, missingCents = 0 } = data;
  const {
    obstacles = [],
    provider = '',
    at,
    reference = '',
    isEarly = false,
    isHeld = false,
    reductionCents = 0,
    how = 'PAGE',
    name = '',
    count = 0,
    paidOutCents = 0,
    account = '',
    keptCents = 0,
  } = data;
  const values = {
    reader: isSeller ? 'SELLER' : 'BUYER',
    provider,
    due: dueAt === undefined ? '' : formatDateTime(dueAt),
    // The last day before the deadline, for deadlines that are whole days.
    day: dueAt === undefined ? '' : formatDate(lastDayOf(dueAt)),
    ...{ cents: formatCents(cents), missing: formatCents(missingCents) },
    reason: reason.replace(/\.$/, ''),
    ...{ papers: namesOf(language, data.papers ?? []), isLacking: data.papers?.length ? 'YES' : 'NO' },
    at: at === undefined ? '' : formatDateTime(at),
    declared: at === undefined ? '' : formatDate(at),
    ...{ how, name, count, account, paidOut: formatCents(paidOutCents) },
    owed: formatCents(paidOutCents - reductionCents),
    isPaidOut: paidOutCents > reductionCents ? 'YES' : 'NO',
    isByCard: data.isByCard ? 'YES' : 'NO',
    way: account === '' ? (data.isByCard ? 'CARD' : 'OTHER') : 'TRANSFER',
    ...{
      car,
      reference,
      stage: isEarly ? (isSeller || cents > 0 ? 'EARLY' : 'UNPAID') : isHeld ? 'HELD' : 'LATER',
      whose: provider === '' ? 'HOUSE' : 'PROVIDER',
      reduction: formatCents(reductionCents),
    },
    isReduced: reductionCents > 0 ? 'YES' : 'NO',
    isDue: cents > 0 ? 'YES' : 'NO',
    ...{ kept: formatCents(keptCents), isKept: keptCents > 0 ? 'YES' : 'NO' },
    isOfDay: dueAt === undefined ? 'NO' : 'YES',
    isContested: data.isContested ? 'YES' : 'NO',
  };
  const after =
    step === 'CANCELLED' ? afterwardsOf(data).map(each => say(`letters.orders.after.${each}`, values)) : [];
  const isOfShare = keptCents > 0 && cents > 0 && OF_SHARE.includes(step);
  const share = isOfShare ? [say('letters.orders.share', values)] : [];
  const party = isSeller ? 'SELLER' : 'BUYER';
  const known = ownObstacle(obstacles, party, 'VIGILANCE');
  const asked = known ? [say(ASKED[known.lack ?? 'ANSWERS'])] : [];
  const others = OF_HANDOVER.includes(step) ? obstacles.filter(({ by }) => by !== party) : [];
  const awaited = others.map(({ kind, by }) =>
    say(`letters.orders.awaited.${by === 'HOUSE' ? 'HOUSE' : 'OTHER'}.${kind}`),
  );
  const isOfCar = step === 'SIGNED' || OF_HANDOVER.includes(step);
  const papers = isOfCar ? ownObstacle(obstacles, party, 'PAPERS') : null;
  // Typed as one of them: checking the values against all steps at once takes the compiler a minute.
  const told = step === 'PAYOUT_ACCOUNT' && provider !== '' ? 'PAYOUT_ACCOUNT.atProvider' : `${step}.text`;
  const text = `letters.orders.${told}` as 'letters.orders.COLLECT_SOON.text';
  return {
    subject: say(`letters.orders.${step}.subject`, values),
    text: [
      [say(text, values), ...share, ...asked, ...awaited, ...after].join(' '),
      ...(papers ? [papersWanted(language, papers)] : []),
    ].join('\n'),
    button: say('letters.orders.button'),
  };
}

/** One per line, because some names contain a comma. */
const namesOf = (language: Language, papers: readonly PaperName[]): string =>
  papers.map(paper => `- ${wordsIn(language)(`papers.${paper}`)}`).join('\n');

function papersWanted(language: Language, { papers }: Obstacle): string {
  const names = namesOf(
    language,
    papers.map(paper => `carPaper.${paper}` as const),
  );
  return wordsIn(language)('letters.orders.papersWanted', { papers: names });
}

type Afterwards = 'yours' | 'feeKept' | 'feeBack' | 'priceBack' | 'carFree';

/** Returns what a cancelled order means for its reader: their money, and the car. */
function afterwardsOf({ fault, isFeePaid, isPriceReceived, isSeller }: NotificationData): Afterwards[] {
  if (isSeller) return [fault === 'SELLER' ? 'yours' : 'carFree'];
  const isTheirs = fault === 'BUYER';
  return [
    ...(isFeePaid
      ? [isTheirs ? ('feeKept' as const) : ('feeBack' as const)]
      : isTheirs
        ? (['yours'] as const)
        : []),
    ...(isPriceReceived ? (['priceBack'] as const) : []),
  ];
}
