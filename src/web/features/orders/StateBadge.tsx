import { useTranslations } from 'use-intl';
import type { OrderLineFragment } from '#web/graphql/documents.gen.ts';
import { Badge, type BadgeTone } from '#web/ui/index.ts';

type State = OrderLineFragment['state'];

const TONES: Readonly<Partial<Record<State, BadgeTone>>> = {
  CLOSED: 'good',
  HANDED_OVER: 'good',
  WITHDRAWN: 'red',
  CANCELLED: 'red',
};

/** How far an order is, in the same colour in every list and above the order itself. */
export function StateBadge({ state }: { state: State }) {
  const t = useTranslations('orders.state');
  return <Badge tone={TONES[state] ?? 'brass'}>{t(state)}</Badge>;
}
