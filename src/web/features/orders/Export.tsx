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

/** Returns the customs certificate, while it is awaited. */
export const exportPaper = (papers: OrderWholeFragment['carPapers']) =>
  papers.find(({ kind }) => kind === 'EXPORT');

type Proof = NonNullable<OrderWholeFragment['exportProof']>;

type Props = { order: Pick<OrderWholeFragment, 'id' | 'exportProof' | 'carPapers'>; children?: ReactNode };

/**
 * The export of a car outside the Union: the VAT held, the proof required and its deadline, the buyer's form to hand it
 * in or the actions of staff, and the refund.
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

/** The state of the export, and the VAT to be refunded. */
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
