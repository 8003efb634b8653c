import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CAR_PAPER_FIELDS } from '#shared/fields/index.ts';
import { lastDayOf } from '#shared/sale/index.ts';
import { HandInCarPaperDocument, type OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';
import { checkedFields } from '../form/index.ts';
import { Panel } from '../user-area/index.ts';
import { CarPaperLine } from './CarPapers.tsx';
import { HandInPaper } from './HandInPaper.tsx';

/** Customs’ certificate, while it is waited for. */
export const exportPaper = (papers: OrderWholeFragment['carPapers']) =>
  papers.find(({ kind }) => kind === 'EXPORT');

type Proof = NonNullable<OrderWholeFragment['exportProof']>;

type Props = { order: Pick<OrderWholeFragment, 'id' | 'exportProof' | 'carPapers'>; children?: ReactNode };

/**
 * What is held of a car that leaves the Union, which proof is wanted until when, the way for its buyer to hand it in,
 * or what staff do with it, and what came back.
 */
export function Export({ order, children }: Props) {
  const t = useTranslations('orders.export');
  const { id, exportProof, carPapers } = order;
  if (!exportProof) return null;
  const paper = exportPaper(carPapers);
  const isDue = exportProof.state === 'WAITING' || exportProof.state === 'LATE';
  return (
    <Panel id="export" title={t('title')}>
      <ExportStanding proof={exportProof} />
      {paper && paper.state !== 'MISSING' && <CarPaperLine paper={paper} isAsked />}
      {children ??
        (isDue && (
          <HandInPaper
            label={t('handIn')}
            kinds={[['EXPORT', '']]}
            isDated
            check={typed => checkedFields(CAR_PAPER_FIELDS, typed)}
            act={data => request(HandInCarPaperDocument, { id, data })}
          />
        ))}
    </Panel>
  );
}

/** How it stands, and the VAT that goes back. */
function ExportStanding({ proof }: { proof: Proof }) {
  const t = useTranslations('orders.export');
  const { state, heldCents, proveBy, leftOn, mrn } = proof;
  const day = leftOn
    ? formatDate(`${leftOn}T12:00:00Z`)
    : proveBy && formatDate(lastDayOf(Date.parse(proveBy)));
  const isHeld = heldCents > 0 ? 'YES' : 'NO';
  return (
    <>
      <p data-export={state} className={classes(state === 'LATE' && 'text-red')}>
        {t(`state.${state}`, { day: day ?? '', mrn: mrn ?? '', isHeld })}
      </p>
      {heldCents > 0 && (
        <dl className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{t(state === 'PROVEN' ? 'back' : 'held')}</dt>
          <dd className="tabular font-[560]">{formatCents(heldCents)}</dd>
        </dl>
      )}
    </>
  );
}
