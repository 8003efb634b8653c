import { useEffect, useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import { useMe } from '#web/features/session/index.ts';
import { PageIntro } from '#web/features/site/index.ts';
import {
  OlderReceiptsDocument,
  SaleEvidenceDocument,
  SaleProofDocument,
} from '#web/graphql/documents.gen.ts';
import { query, request } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { headParts, pageHead } from '#web/page-head.ts';
import { Receipts } from './Receipts.tsx';
import { type AskedLog, SaleLog } from './SaleLog.tsx';

/** The public check of a sale: its sealed log, and a bidder's receipts, verified in the visitor's browser. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const auctionId = params.auctionId ?? '';
  const { saleProof } = await query(context, SaleProofDocument, { auctionId });
  if (saleProof === null) throw data(null, { status: 404 });
  return { auctionId, ...saleProof };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { locale, t, origin } = headParts({ location, matches });
  const { auctionId } = loaderData;
  const said = { title: t('proof.title'), description: t('proof.lead') };
  return pageHead({ ...said, name: 'proof', locale, params: { auctionId }, origin });
};

export default function ProofPage() {
  const t = useTranslations('proof');
  const { auctionId, car, isOver, publicKey } = useLoaderData<typeof loader>();
  const { log, receipts } = useEvidence(auctionId);
  const sale = { auctionId, publicKey };
  return (
    <div className="page-width py-2 pb-16 lg:pb-24">
      <PageIntro title={t('title')} lead={t('lead')}>
        {car && (
          <LocaleLink to="car" params={{ slug: car.slug }} className="link-line self-start">
            {[carTitle(car), car.year].filter(Boolean).join(' · ')}
          </LocaleLink>
        )}
      </PageIntro>
      <div className="grid gap-14 lg:grid-cols-2">
        <SaleLog {...sale} isOver={isOver} log={log} />
        <Receipts {...sale} log={log === 'failed' ? null : (log ?? null)} mine={receipts} />
      </div>
      <p className="mt-14 border-line border-t pt-5 text-14 text-ink-soft">
        {t('key')} <code className="wrap-anywhere">{publicKey}</code>
      </p>
    </div>
  );
}

/** How many receipts one page of the API contains. */
const RECEIPTS_LENGTH = 100;

async function readEvidence(auctionId: string) {
  const { saleProof, myBids } = await request(SaleEvidenceDocument, { auctionId });
  const receipts = myBids.map(({ receipt }) => receipt);
  // Loads all pages: each request has its own receipt.
  for (let page = 2; receipts.length === (page - 1) * RECEIPTS_LENGTH; page += 1) {
    const older = await request(OlderReceiptsDocument, { auctionId, page });
    receipts.push(...older.myBids.map(({ receipt }) => receipt));
  }
  // A new bid in between moves receipts to the next page, so duplicates are removed.
  return { log: saleProof?.log ?? null, receipts: [...new Set(receipts)] };
}

/** Loads the sale's log and the user's receipts once the session is known: participants may read more. */
function useEvidence(auctionId: string): { log: AskedLog; receipts: readonly string[] } {
  const [evidence, setEvidence] = useState<ReturnType<typeof useEvidence>>({ log: undefined, receipts: [] });
  const me = useMe().kind;
  useEffect(() => {
    if (me === 'unknown') return;
    let isCurrent = true;
    readEvidence(auctionId).then(
      read => isCurrent && setEvidence(read),
      () => isCurrent && setEvidence({ log: 'failed', receipts: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [auctionId, me]);
  return evidence;
}
