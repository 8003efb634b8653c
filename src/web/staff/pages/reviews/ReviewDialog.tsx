import { useTranslations } from 'use-intl';
import { REVIEW_FIELDS, REVIEW_NOTES } from '#shared/fields/index.ts';
import { checkedFields, type FormOf, useForm } from '#web/features/form/index.ts';
import { SaveReviewDocument, type StaffReviewRowFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog, toParisTime } from '#web/staff/forms/index.ts';
import { HistoryLog } from '#web/staff/frame/index.ts';
import { optionsOf, SelectField, TextArea, TextField } from '#web/ui/index.ts';

export const STATES = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const;

/** Returns the stars of a note: `star_4` is four; anything else counts as five, as on the site. */
export const starsIn = (note: string | null): number => Number(/^star_([1-5])$/.exec(note ?? '')?.[1] ?? 5);

function textsOf(review: StaffReviewRowFragment | null) {
  return {
    name: review?.name ?? '',
    title: review?.title ?? '',
    date: toParisTime(review?.date ?? new Date().toISOString()).slice(0, 10),
    note: `star_${starsIn(review?.note ?? null)}`,
    message: review?.message ?? '',
    // An empty source means the house.
    source: !review || review.source === 'house' ? '' : review.source,
    imageUrl: review?.imageUrl ?? '',
    imageAlt: review?.imageAlt ?? '',
    state: review?.state ?? 'DRAFT',
    // The version that is in the form, even if the list has been refetched since.
    seenVersion: review?.version ?? null,
  };
}

type Texts = ReturnType<typeof textsOf>;
type Props = { review: StaffReviewRowFragment | null; onClose: () => void };

/** The form accepts any URL of a picture; the server refuses those outside the house's own hosts. */
const wrongs = { imageUrl: 'admin.form.pictureElsewhere' } as const;

/** The form of a review, new or changed. */
export function ReviewDialog({ review, onClose }: Props) {
  const t = useTranslations('admin');
  const send = async ({ date, state, seenVersion, ...texts }: Texts) => {
    // Noon, so that it is the same day in every relevant time zone.
    const data = { ...checkedFields(REVIEW_FIELDS, texts), date: `${date}T12:00:00Z`, state };
    return request(SaveReviewDocument, { uuid: review?.uuid ?? null, seenVersion, data });
  };
  const form = useForm((): Texts => textsOf(review), send, onClose, { wrongs });
  const title = t(review ? 'reviews.form.change' : 'reviews.form.add');
  return (
    <StaffDialog {...{ name: 'review', title, sendLabel: t('form.save'), form, onClose, width: 'wide' }}>
      {review?.isOfPurchase && <Kept review={review} />}
      <Fields form={form} isOfPurchase={review?.isOfPurchase ?? false} />
      {review && <HistoryLog kind="REVIEW" id={review.uuid} />}
    </StaffDialog>
  );
}

/** A buyer's review of their purchase is not edited. */
function Kept({ review: { name, note, message, language } }: { review: StaffReviewRowFragment }) {
  const t = useTranslations('admin.reviews');
  return (
    <>
      <p className="max-w-prose text-14 text-ink-soft">{t('form.kept')}</p>
      <p className="text-14">
        {name ?? t('anonymous')}, {t('stars', { count: String(starsIn(note)) })}
      </p>
      <blockquote
        lang={language ?? undefined}
        className="whitespace-pre-line border-line border-l-2 pl-3 text-14"
      >
        {message}
      </blockquote>
    </>
  );
}

type FieldsProps = { form: FormOf<Texts>; isOfPurchase: boolean };

function Fields({ form: { field }, isOfPurchase }: FieldsProps) {
  const t = useTranslations('admin.reviews');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {!isOfPurchase && <TextField label={t('form.name')} autoComplete="off" {...field('name')} />}
        <TextField label={t('form.vehicle')} autoComplete="off" {...field('title')} />
        <TextField type="date" label={t('form.date')} isRequired {...field('date')} />
        {!isOfPurchase && (
          <SelectField
            label={t('form.note')}
            isRequired
            {...field('note')}
            options={optionsOf(REVIEW_NOTES, note => t('stars', { count: String(starsIn(note)) }))}
          />
        )}
      </div>
      {!isOfPurchase && <TextArea label={t('form.message')} isRequired {...field('message')} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {!isOfPurchase && (
          <TextField label={t('form.source')} hint={t('form.sourceHint')} {...field('source')} />
        )}
        <SelectField
          label={t('form.state')}
          isRequired
          {...field('state')}
          options={optionsOf(STATES, each => t(`states.${each}`))}
        />
        <TextField label={t('form.image')} {...field('imageUrl')} />
        <TextField label={t('form.imageAlt')} {...field('imageAlt')} />
      </div>
    </>
  );
}
