import { useEffect, useState } from 'react';
import { linkTo } from '#shared/paths/links.ts';
import type { Standing } from '#web/features/standing/index.ts';
import { MyOrderOfDocument, type OrderTask } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';

/**
 * Returns the URL and task of the winner's or seller's order; null until it is loaded, or while there is nothing to do.
 */
export function useOrderPath(
  uuid: string,
  standing: Standing | null,
): { orderPath: string | null; task: OrderTask | null } {
  const locale = useLocale();
  const [order, setOrder] = useState<{ id: string; task: OrderTask } | null>(null);
  const isMine = standing === 'WON' || standing === 'SELLER';
  useEffect(() => {
    if (!isMine) return setOrder(null);
    request(MyOrderOfDocument, {}).then(
      ({ myOrders }) => setOrder(myOrders.find(({ ad }) => ad?.uuid === uuid) ?? null),
      () => {},
    );
  }, [uuid, isMine]);
  if (order === null) return { orderPath: null, task: null };
  const { id, task } = order;
  if (standing === 'SELLER') return { orderPath: linkTo('user/orders/order', locale, { id }), task };
  return { orderPath: task === 'SIGN_CONTRACT' ? linkTo('orders/sign', locale, { id }) : null, task };
}
