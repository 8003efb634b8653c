import { useTranslations } from 'use-intl';
import { lastDayOf } from '#shared/sale/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import type { OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';

type Proof = NonNullable<OrderWholeFragment['exportProof']>;

/** To the buyer: what is held of a car that leaves the Union, which proof is wanted until when, and what came back. */
export function Export({ order: { exportProof } }: { order: Pick<OrderWholeFragment, 'exportProof'> }) {
  const t = useTranslations('orders.export');
  if (!exportProof) return null;
  return (
    <Panel id="export" title={t('title')}>
      <ExportStanding proof={exportProof} />
    </Panel>
  );
}

/** How it stands, and the VAT that goes back. */
export function ExportStanding({ proof }: { proof: Proof }) {
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
