import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { CONSIGNMENT_STAGES } from '#shared/sale/consignment.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import {
  type ConsignmentCardFragment,
  ConsignmentOwnersDocument,
  ConsignmentsDocument,
} from '#web/graphql/documents.gen.ts';
import { formatNumber, useLocale } from '#web/i18n/index.ts';
import { AdminArea, Day, List, RowLink, Stacked, staffMeta, Wide } from '#web/staff/frame/index.ts';
import { Badge, Button, buttonClasses, Card, classes, optionsOf } from '#web/ui/index.ts';
import { Due, STAGE_TONES } from './stages.tsx';

export const meta = staffMeta(t => t('admin.consignments.title'));

/** How many files the board shows at once. */
const SHOWN = 100;
const MINE = 'mine';

/** All consigned cars by stage, with the person in charge and what is late. */
export default function ConsignmentsPage() {
  const t = useTranslations('admin.consignments');
  const locale = useLocale();
  const { leadOwners = [] } = useQueryOf(ConsignmentOwnersDocument, {}).data ?? {};
  const owners = leadOwners.map(({ id, name }) => [id, name] as const);
  return (
    <AdminArea
      section="admin/consignments"
      title={t('title')}
      text={t('text')}
      actions={
        <a href={linkTo('user/favorites', locale)} className={buttonClasses('quiet', 'medium')}>
          {t('calendar')}
        </a>
      }
    >
      <List
        {...{ document: ConsignmentsDocument, label: t('label'), t, sheet: ['consignments', t('file')] }}
        pageLength={SHOWN}
        variables={({ text, page, sort, stage, owner, due }) => ({
          ...{ search: text, page, first: SHOWN, sort, stage, isLate: due === 'overdue' },
          ...{ isMine: owner === MINE, ownerId: owner === MINE ? null : owner },
        })}
        page={({ consignments }) => [consignments.consignments, consignments.totalCount]}
        keyOf={file => file.id}
        filters={{
          stage: {
            label: t('filters.stage'),
            options: optionsOf(CONSIGNMENT_STAGES, stage => t(`stages.${stage}`)),
          },
          owner: { label: t('filters.owner'), options: [[MINE, t('mine')], ...owners] },
          due: { label: t('filters.due'), options: [['overdue', t('overdue')]] },
        }}
        also={['view']}
        tools={({ asked, set }) => (
          <Button look="secondary" onClick={() => set({ view: asked.view === 'list' ? '' : 'list' })}>
            {t(asked.view === 'list' ? 'asBoard' : 'asList')}
          </Button>
        )}
        drawn={({ asked }) => (asked.view === 'list' ? null : files => <Board files={files} />)}
        columns={[
          {
            ...{ name: 'car', sort: 'CAR' },
            cell: ({ id, title, reference }) => (
              <Stacked below={reference}>
                <RowLink to={linkTo('admin/consignments/file', 'fr', { id })}>{title}</RowLink>
              </Stacked>
            ),
          },
          { name: 'seller', cell: ({ sellerName }) => sellerName ?? '–' },
          {
            name: 'stage',
            cell: ({ stage }) => <Badge tone={STAGE_TONES[stage] ?? 'plain'}>{t(`stages.${stage}`)}</Badge>,
          },
          { name: 'due', sort: 'DUE', cell: file => <Due file={file} /> },
          { name: 'owner', cell: ({ ownerName }) => ownerName ?? t('nobody') },
          {
            ...{ title: t('columns.at'), sort: 'AT', isMinor: true },
            cell: ({ openedAt }) => <Day at={openedAt} />,
          },
        ]}
      />
    </AdminArea>
  );
}

/** The final stages, shown only when they contain cars. */
const OVER = ['DONE', 'LOST'];

/** A column per stage; on a phone stacked, and only those with cars. */
function Board({ files }: { files: readonly ConsignmentCardFragment[] }) {
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
