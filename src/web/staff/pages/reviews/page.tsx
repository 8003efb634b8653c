import { useTranslations } from 'use-intl';
import { brand } from '#shared/brand.ts';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  SetReviewStateDocument,
  type StaffReviewRowFragment,
  StaffReviewsDocument,
} from '#web/graphql/documents.gen.ts';
import { AdminArea, Day, DialogButton, List, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, optionsOf } from '#web/ui/index.ts';
import { Figures } from './Figures.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { STATES, starsIn } from './words.ts';

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

const TONES = { DRAFT: 'brass', PUBLISHED: 'good', HIDDEN: 'plain' } as const;

type Props = { review: StaffReviewRowFragment };

function Said({ review: { name, title, message, language } }: Props) {
  const t = useTranslations('admin.reviews');
  return (
    <span className="flex max-w-xl flex-col">
      <span className="font-[560]">{[name ?? t('anonymous'), title].filter(Boolean).join(', ')}</span>
      <span lang={language ?? undefined} className="line-clamp-2 text-ink-soft">
        {message}
      </span>
    </span>
  );
}

function Actions({ review }: Props) {
  const t = useTranslations('admin.reviews');
  const send = useSend();
  const { uuid, state, version: seenVersion } = review;
  const isPublic = state === 'PUBLISHED';
  const name = review.name ?? t('anonymous');
  return (
    <span className="flex gap-2 max-md:flex-wrap">
      <DialogButton
        look="secondary"
        label={t('change')}
        of={name}
        dialog={close => <ReviewDialog review={review} onClose={close} />}
      />
      <Action
        look="quiet"
        onAct={() =>
          send(SetReviewStateDocument, { uuid, seenVersion, state: isPublic ? 'HIDDEN' : 'PUBLISHED' })
        }
      >
        {t(isPublic ? 'hide' : 'publish')}
        <span className="sr-only">{`, ${name}`}</span>
      </Action>
    </span>
  );
}
