import { useTranslations } from 'use-intl';
import { brand } from '#shared/brand.ts';
import { StaffReviewsDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, Day, DialogButton, List, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, optionsOf } from '#web/ui/index.ts';
import { Actions, Said, TONES } from './cells.tsx';
import { Figures } from './Figures.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { starsIn } from './stars.ts';
import { STATES } from './states.ts';

export const meta = staffMeta(t => t('admin.reviews.title'));

/** What customers said, published or not, and the figures that stand in sum. */
export default function ReviewsPage() {
  const t = useTranslations('admin.reviews');
  return (
    <AdminArea
      section="admin/reviews"
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <DialogButton
            look="secondary"
            label={t('import')}
            dialog={close => <ImportDialog onClose={close} />}
          />
          <DialogButton label={t('add')} dialog={close => <ReviewDialog review={null} onClose={close} />} />
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <Figures />
        <List
          {...{ document: StaffReviewsDocument, label: t('label'), t, sheet: ['reviews', t('file')] }}
          variables={({ text, page, sort, state }) => ({ search: text, page, sort, state })}
          page={({ staffReviews: { reviews, totalCount } }) => [reviews, totalCount]}
          keyOf={review => review.uuid}
          // As it was read: what its buyer has said otherwise since is not published with the others.
          actsOn={({ uuid, version }) => `${uuid}_${version}`}
          acts={(['PUBLISH', 'HIDE'] as const).map(act => ({
            ...{ act, permission: 'Content:update', label: t(`acts.${act}`) },
          }))}
          filters={{
            state: { label: t('state'), options: optionsOf(STATES, state => t(`states.${state}`)) },
          }}
          columns={[
            { title: t('columns.review'), sort: 'NAME', cell: review => <Said review={review} /> },
            {
              title: t('columns.note'),
              sort: 'NOTE',
              cell: ({ note }) => (
                <span className="tabular whitespace-nowrap">
                  {t('stars', { count: String(starsIn(note)) })}
                </span>
              ),
            },
            {
              title: t('columns.source'),
              isMinor: true,
              cell: ({ source }) => (source === 'house' ? brand().name : source),
            },
            { name: 'date', sort: 'DATE', isMinor: true, cell: ({ date }) => <Day at={date} /> },
            { name: 'state', cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge> },
            { title: t('columns.act'), cell: review => <Actions review={review} /> },
          ]}
        />
      </div>
    </AdminArea>
  );
}
