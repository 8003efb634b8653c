import { useCallback, useEffect, useState } from 'react';
import { MyOrderDocument, type OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

export type OrderState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ready'; readonly order: OrderWholeFragment };

/** One of one's own orders, asked for after the page is hydrated. `again` keeps what is shown meanwhile. */
export function useOrder(id: string): { state: OrderState; again: () => Promise<void> } {
  const [state, setState] = useState<OrderState>({ kind: 'waiting' });
  const again = useCallback(async () => {
    try {
      const { order } = await request(MyOrderDocument, { id });
      setState(order ? { kind: 'ready', order } : { kind: 'unknown' });
    } catch {
      setState(before => (before.kind === 'ready' ? before : { kind: 'failed' }));
    }
  }, [id]);
  useEffect(() => void again(), [again]);
  return { state, again };
}
