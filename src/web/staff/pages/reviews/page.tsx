import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  SetReviewStateDocument,
  type StaffReviewRowFragment,
  type StaffReviewSort,
  StaffReviewsCsvDocument,
  StaffReviewsDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  type Column,
  ExportButton,
  type StaffData,
  staffMeta,
  useListQuery,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { Badge, Button } from '#web/ui/index.ts';
import { Figures } from './Figures.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { starsIn } from './stars.ts';

const PAGE_LENGTH = 50;
const STATES = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const;
const TONES = { DRAFT: 'brass', PUBLISHED: 'good', HIDDEN: 'plain' } as const;

export const meta = staffMeta(t => t('admin.reviews.title'));

/** What customers said, published or not, and the figures that stand in sum. */
export default function ReviewsPage() {
  const t = useTranslations('admin.reviews');
  const query = useListQuery(['state']);
  const state = STATES.find(each => each === query.filters.state) ?? null;
  const asked = { state, search: query.text, sort: query.sort as StaffReviewSort | null };
  const { data, again } = useStaffData(StaffReviewsDocument, { ...asked, page: query.page });
  const [open, setOpen] = useState<StaffReviewRowFragment | 'new' | 'import' | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void again();
  };
  const rows: StaffData<{ rows: readonly StaffReviewRowFragment[]; total: number }> =
    data.kind === 'ready'
      ? { ...data, data: { rows: data.data.staffReviews.reviews, total: data.data.staffReviews.totalCount } }
      : data;
  return (
    <AdminArea
      section="admin/reviews"
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <Button look="secondary" onClick={() => setOpen('import')}>
            {t('import')}
          </Button>
          <Button onClick={() => setOpen('new')}>{t('add')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <Figures />
        <AdminList
          label={t('label')}
          query={query}
          data={rows}
          again={again}
          pageLength={PAGE_LENGTH}
          columns={useColumns(setOpen, again)}
          keyOf={review => review.uuid}
          searchLabel={t('search')}
          filters={[
            {
              name: 'state',
              label: t('state'),
              options: STATES.map(value => ({ value, label: t(`states.${value}`) })),
            },
          ]}
          tools={
            <ExportButton
              name={t('file')}
              ask={async page => (await request(StaffReviewsCsvDocument, { ...asked, page })).staffReviewsCsv}
            />
          }
          empty={t('empty')}
        />
      </div>
      {open === 'import' && <ImportDialog onImported={again} onClose={close} />}
      {open !== null && open !== 'import' && (
        <ReviewDialog review={open === 'new' ? null : open} onDone={done} onClose={close} />
      )}
    </AdminArea>
  );
}

function useColumns(
  setOpen: (review: StaffReviewRowFragment) => void,
  again: () => Promise<void>,
): readonly Column<StaffReviewRowFragment>[] {
  const t = useTranslations('admin.reviews');
  return [
    {
      key: 'review',
      title: t('columns.review'),
      sort: 'NAME',
      cell: ({ name, title, message }) => (
        <span className="flex max-w-xl flex-col">
          <span className="font-[560]">{[name ?? t('anonymous'), title].filter(Boolean).join(', ')}</span>
          <span className="line-clamp-2 text-ink-soft">{message}</span>
        </span>
      ),
    },
    {
      key: 'note',
      title: t('columns.note'),
      sort: 'NOTE',
      cell: ({ note }) => (
        <span className="tabular whitespace-nowrap">{t('stars', { count: String(starsIn(note)) })}</span>
      ),
    },
    {
      key: 'source',
      title: t('columns.source'),
      isMinor: true,
      cell: ({ source }) => (source === 'calandre' ? 'Calandre' : source),
    },
    {
      key: 'date',
      title: t('columns.date'),
      sort: 'DATE',
      isMinor: true,
      cell: ({ date }) => <span className="tabular">{formatDate(date)}</span>,
    },
    {
      key: 'state',
      title: t('columns.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      key: 'act',
      title: t('columns.act'),
      cell: review => <Actions review={review} setOpen={setOpen} again={again} />,
    },
  ];
}

function Actions({
  review,
  setOpen,
  again,
}: {
  review: StaffReviewRowFragment;
  setOpen: (review: StaffReviewRowFragment) => void;
  again: () => Promise<void>;
}) {
  const t = useTranslations('admin.reviews');
  const { fail } = useToasts();
  const isPublic = review.state === 'PUBLISHED';
  const name = review.name ?? t('anonymous');
  const toggle = async () => {
    try {
      const state = isPublic ? 'HIDDEN' : 'PUBLISHED';
      await request(SetReviewStateDocument, { uuid: review.uuid, state });
      await again();
    } catch (error) {
      fail(error);
    }
  };
  return (
    <span className="flex gap-2 max-md:flex-wrap">
      <Button look="secondary" onClick={() => setOpen(review)}>
        {t('change')}
        <span className="sr-only">{`, ${name}`}</span>
      </Button>
      <Button look="quiet" onClick={() => void toggle()}>
        {t(isPublic ? 'hide' : 'publish')}
        <span className="sr-only">{`, ${name}`}</span>
      </Button>
    </span>
  );
}
