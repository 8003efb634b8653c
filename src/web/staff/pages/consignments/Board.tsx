import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { CONSIGNMENT_STAGES } from '#shared/sale/consignment.ts';
import type { ConsignmentCardFragment } from '#web/graphql/documents.gen.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { Wide } from '#web/staff/frame/index.ts';
import { Card, classes } from '#web/ui/index.ts';
import { Due } from './Due.tsx';

/** Where files end: shown where somebody looks for them. */
const OVER = ['DONE', 'LOST'];

/** A column a stage, side by side; on a phone below one another, those alone in which there are cars. */
export function Board({ files }: { files: readonly ConsignmentCardFragment[] }) {
  const t = useTranslations('admin.consignments');
  const columns = CONSIGNMENT_STAGES.map(stage => ({
    stage,
    cards: files.filter(file => file.stage === stage),
  })).filter(({ stage, cards }) => cards.length > 0 || !OVER.includes(stage));
  return (
    <Wide label={t('label')} className="flex gap-x-3 gap-y-6 max-lg:flex-col lg:overflow-x-auto lg:pb-3">
      {columns.map(({ stage, cards }) => (
        <section
          key={stage}
          aria-labelledby={`stage-${stage}`}
          data-stage={stage}
          className={classes(
            'flex flex-col gap-2 lg:w-56 lg:shrink-0 lg:rounded-box lg:bg-wash lg:p-2.5',
            cards.length === 0 && 'max-lg:hidden',
          )}
        >
          <h2 id={`stage-${stage}`} className="flex items-baseline justify-between px-1 font-[560] text-14">
            {t(`stages.${stage}`)}
            <span className="tabular font-normal text-12 text-ink-soft">{formatNumber(cards.length)}</span>
          </h2>
          {cards.length === 0 && <p className="px-1 text-12 text-ink-soft">{t('noCars')}</p>}
          <ul className="flex flex-col gap-2">
            {cards.map(file => (
              <li key={file.id}>
                <FileCard file={file} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Wide>
  );
}

function FileCard({ file }: { file: ConsignmentCardFragment }) {
  const t = useTranslations('admin.consignments');
  const { id, reference, title, sellerName, ownerName } = file;
  return (
    <Card className="text-14">
      <Link
        to={linkTo('admin/consignments/file', 'fr', { id })}
        data-file={reference}
        className="flex flex-col gap-1 rounded-box p-3 transition-colors hover:bg-wash"
      >
        <span className="font-[560]">{title}</span>
        {sellerName && <span className="text-12 text-ink-soft">{sellerName}</span>}
        <span className="text-12">
          <Due file={file} />
        </span>
        <span className="flex justify-between gap-2 text-12 text-ink-soft">
          <span>{ownerName ?? t('nobody')}</span>
          <span className="tabular">{reference}</span>
        </span>
      </Link>
    </Card>
  );
}
