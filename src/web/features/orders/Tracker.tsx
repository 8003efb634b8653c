import { useTranslations } from 'use-intl';
import type { OrderLineFragment, OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatDateTime } from '#web/i18n/index.ts';
import { Badge, type BadgeTone, classes, Icon } from '#web/ui/index.ts';

type Stage = Exclude<OrderWholeFragment['state'], 'CANCELLED' | 'WITHDRAWN'>;
type Step = OrderWholeFragment['steps'][number];
const STAGES: readonly Stage[] = ['CREATED', 'SIGNED', 'PAID', 'HANDED_OVER', 'CLOSED'];

/** Returns when a stage was reached: by the last of its steps. */
function reachedAt({ steps, createdAt }: OrderWholeFragment, stage: Stage): string | null {
  const last = (...kinds: string[]) => steps.filter(({ kind }) => kinds.includes(kind)).at(-1)?.at ?? null;
  switch (stage) {
    case 'CREATED':
      return createdAt;
    case 'SIGNED':
      return last('CONTRACT_SIGNED');
    case 'PAID':
      return last('FEE_PAID', 'PRICE_RECEIVED');
    default:
      return last(stage);
  }
}

/** The progress of an order, the same for both sides. */
export function Tracker({ order }: { order: OrderWholeFragment }) {
  const t = useTranslations('orders');
  const { state } = order;
  if (state === 'CANCELLED' || state === 'WITHDRAWN') return null;
  const reached = STAGES.indexOf(state);
  return (
    <ol aria-label={t('tracker')} className="flex flex-col sm:flex-row">
      {STAGES.map((stage, index) => {
        const isDone = index <= reached;
        const at = isDone ? reachedAt(order, stage) : null;
        const word = isDone ? t('done') : index === reached + 1 ? t('current') : null;
        return (
          <li
            key={stage}
            aria-current={index === reached + 1 ? 'step' : undefined}
            className="relative flex flex-1 items-center gap-3 pb-4 sm:flex-col sm:items-start sm:pb-0"
          >
            <span
              className={classes(
                'inline-flex size-8 shrink-0 items-center justify-center rounded-pill border',
                isDone ? 'border-green bg-green text-on-green' : 'border-field-line text-ink-soft',
              )}
            >
              {isDone ? (
                <Icon name="check" className="size-4" />
              ) : (
                <span className="tabular text-12">{index + 1}</span>
              )}
            </span>
            <span className="flex flex-col text-14">
              <span className={isDone ? 'font-[560]' : 'text-ink-soft'}>{t(`stages.${stage}`)}</span>
              {word && <span className="sr-only">{word}</span>}
              {at && <span className="tabular text-12 text-ink-soft">{formatDate(at)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Steps of the sides or of the escrow provider: when the house records one, it only noted it. */
const OF_SIDES: readonly string[] = [
  'PRICE_RECEIVED',
  'FEE_REVERSED',
  'PRICE_REVERSED',
  'PAID_OUT',
  'PAYOUT_REVERSED',
  'HANDED_OVER',
  'WITHDRAWN',
  'CAR_RETURNED',
  'EXPORT_PROVEN',
];

/** Returns the label of who took a step; a reminder is labelled as sent to that party. */
function by(kind: Step['kind'], party: Step['party']) {
  if (party === 'HOUSE') return OF_SIDES.includes(kind) ? 'party.NOTED' : 'party.HOUSE';
  return kind === 'REMINDED' ? (`party.TO_${party}` as const) : (`party.${party}` as const);
}

/** The history of an order, newest first. */
export function OrderHistory({ order }: { order: OrderWholeFragment }) {
  const t = useTranslations('orders');
  return (
    <ol className="flex flex-col">
      {[...order.steps].reverse().map(({ kind, party, at, text }) => (
        <li
          key={`${kind} ${party} ${at}`}
          className="flex flex-col gap-0.5 border-line py-3 not-last:border-b"
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {t(`step.${kind}`)} <span className="text-ink-soft">{t(by(kind, party))}</span>
            </span>
            <time dateTime={at} className="tabular text-14 text-ink-soft">
              {formatDateTime(at)}
            </time>
          </span>
          {text && <span className="text-14 text-ink-soft">{text}</span>}
        </li>
      ))}
    </ol>
  );
}

type State = OrderLineFragment['state'];

const TONES: Readonly<Partial<Record<State, BadgeTone>>> = {
  CLOSED: 'good',
  HANDED_OVER: 'good',
  WITHDRAWN: 'red',
  CANCELLED: 'red',
};

/** The state of an order, in the same colour in every list and on its page. */
export function StateBadge({ state }: { state: State }) {
  const t = useTranslations('orders.state');
  return <Badge tone={TONES[state] ?? 'brass'}>{t(state)}</Badge>;
}
