import { useCallback, useEffect, useRef, useState } from 'react';
import { TryAgain } from '#web/features/arriving/index.ts';
import {
  MySaleBidDocument,
  MySaleChangedDocument,
  MySaleDocument,
  type MySaleFactsFragment,
} from '#web/graphql/documents.gen.ts';
import { live, request } from '#web/graphql/index.ts';
import { AskedQuestions } from './AskedQuestions.tsx';
import { SalePanel } from './SalePanel.tsx';

/**
 * The sale of a car as it stands, where it has one: asked for anew whenever watchers hear of something, one question
 * at a time.
 */
export function useSale(uuid: string, hasOne: boolean) {
  const [sale, setSale] = useState<MySaleFactsFragment | 'waiting' | 'failed'>('waiting');
  const state = useRef<'idle' | 'asking' | 'again'>('idle');
  const ask = useCallback(async () => {
    if (state.current !== 'idle') {
      state.current = 'again';
      return;
    }
    do {
      state.current = 'asking';
      const answer = await request(MySaleDocument, { uuid }).catch(() => null);
      setSale(before => answer?.myCar ?? (before === 'waiting' ? 'failed' : before));
    } while ((state.current as string) === 'again');
    state.current = 'idle';
  }, [uuid]);
  useEffect(() => {
    if (hasOne) void ask();
  }, [hasOne, ask]);
  const hasAuction = typeof sale === 'object' && sale.sale !== null;
  useEffect(() => {
    if (!hasAuction) return;
    const handlers = { onData: () => void ask(), onJoined: (again: boolean) => void (again && ask()) };
    const leaves = [
      live().subscribe(MySaleChangedDocument, { uuid }, handlers),
      live().subscribe(MySaleBidDocument, { uuid }, handlers),
    ];
    return () => {
      for (const leave of leaves) leave();
    };
  }, [hasAuction, uuid, ask]);
  return { sale, setSale, ask };
}

/** What only the seller sees of the sale, and what buyers ask. */
export function SaleSide({ sale, setSale, ask }: ReturnType<typeof useSale>) {
  if (sale === 'waiting') return null;
  if (sale === 'failed') return <TryAgain onAgain={() => void ask()} />;
  return (
    <>
      {sale.sale && <SalePanel car={sale} sale={sale.sale} onChanged={setSale} />}
      <AskedQuestions car={sale} onAnswered={() => void ask()} />
    </>
  );
}
