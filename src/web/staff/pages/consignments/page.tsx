import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { CONSIGNMENT_STAGES } from '#shared/sale/consignment.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { ConsignmentOwnersDocument, ConsignmentsDocument } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { AdminArea, Day, List, RowLink, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Button, buttonClasses, optionsOf } from '#web/ui/index.ts';
import { Board } from './Board.tsx';
import { Due } from './Due.tsx';
import { STAGE_TONES } from './stages.ts';

export const meta = staffMeta(t => t('admin.consignments.title'));

/** As many files as the board shows at once. */
const SHOWN = 100;
const MINE = 'mine';

/** Every car that somebody has the house sell, by its stage: who has it, and what is late. */
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
