import { useCallback, useEffect, useState } from 'react';
import { TryAgain } from '#web/features/arriving/index.ts';
import {
  MySaleBidDocument,
  MySaleChangedDocument,
  MySaleDocument,
  type MySaleFactsFragment,
} from '#web/graphql/documents.gen.ts';
import { live, request, useCatchUp } from '#web/graphql/index.ts';
import { AskedQuestions } from './AskedQuestions.tsx';
import { SalePanel } from './SalePanel.tsx';

/** Loads the sale of a car, if it has one, and refetches it at each event of the auction. */
export function useSale(uuid: string, hasOne: boolean) {
  const [sale, setSale] = useState<MySaleFactsFragment | 'waiting' | 'failed'>('waiting');
  const ask = useCatchUp(
    useCallback(async () => {
      const found = (car: MySaleFactsFragment | null) =>
        setSale(before => car ?? (before === 'waiting' ? 'failed' : before));
      try {
        found((await request(MySaleDocument, { uuid })).myCar);
      } catch (error) {
        found(null);
        throw error;
      }
    }, [uuid]),
  );
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

/** The seller's private data of the sale, and the buyers' questions. */
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
