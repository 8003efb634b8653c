import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { lackOf } from './task-words.ts';

const PLACES = { PAPERS: '#car-papers', VIGILANCE: '#vigilance' } as const;
const TASKS = { PAPERS: 'HAND_IN_PAPERS', VIGILANCE: 'ANSWER_VIGILANCE' } as const;

/** The obstacles to the handover: the user's own with links, and those that others must resolve. */
export function Obstacles({ order, isBesideTask = false }: Props) {
  const { id, role, task, obstacles } = order;
  const t = useTranslations('orders.obstacles');
  const toOrder = linkTo('user/orders/order', useLocale(), { id });
  const left = obstacles.filter(({ kind, by }) => !(isBesideTask && by === role && TASKS[kind] === task));
  if (left.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-[560]">{t('title')}</p>
      <ul className="flex flex-col gap-2">
        {left.map(({ kind, by }) => (
          <li key={kind + by} data-obstacle={`${kind} ${by}`}>
            {by === role ? (
              <a href={toOrder + PLACES[kind]} className="link-line">
                {t(`own.${(kind === 'VIGILANCE' && lackOf(order)) || kind}`)}
              </a>
            ) : (
              t(`awaited.${by === 'HOUSE' ? 'HOUSE' : 'OTHER'}.${kind}`)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
type Props = {
  readonly order: OrderWholeFragment;
  /** Whether NextTask is shown beside it and already names the current task. */
  readonly isBesideTask?: boolean;
};
