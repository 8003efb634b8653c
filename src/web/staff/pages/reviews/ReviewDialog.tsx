import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SaveReviewDocument, type StaffReviewRowFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { type FieldErrors, StaffDialog, toParisTime } from '#web/staff/forms/index.ts';
import { HistoryLog } from '#web/staff/frame/index.ts';
import { SelectField, TextArea, TextField } from '#web/ui/index.ts';
import { starsIn } from './stars.ts';
import { STATES } from './states.ts';

const NOTES = [5, 4, 3, 2, 1];

function textsOf(review: StaffReviewRowFragment | null) {
  return {
    name: review?.name ?? '',
    title: review?.title ?? '',
    date: toParisTime(review?.date ?? new Date().toISOString()).slice(0, 10),
    note: `star_${starsIn(review?.note ?? null)}`,
    message: review?.message ?? '',
    source: review?.source ?? 'calandre',
    imageUrl: review?.imageUrl ?? '',
    imageAlt: review?.imageAlt ?? '',
    state: review?.state ?? 'DRAFT',
  };
}

type Texts = ReturnType<typeof textsOf>;

/** One review, written down or mended. */
export function ReviewDialog({
  review,
  onClose,
}: {
  review: StaffReviewRowFragment | null;
  onClose: () => void;
}) {
  const t = useTranslations('admin');
  const [texts, setTexts] = useState(() => textsOf(review));
  const act = () => {
    // A day, not an hour: at noon it is the same one everywhere that matters.
    const date = `${texts.date}T12:00:00Z`;
    const data = { ...texts, date, state: STATES.find(each => each === texts.state) ?? 'DRAFT' };
    return request(SaveReviewDocument, { uuid: review?.uuid ?? null, data });
  };
  return (
    <StaffDialog
      name="review"
      title={t(review ? 'reviews.form.change' : 'reviews.form.add')}
      sendLabel={t('form.save')}
      act={act}
      onClose={onClose}
      width="wide"
    >
      {errorOf => (
        <>
          <Fields texts={texts} setTexts={setTexts} errorOf={errorOf} />
          {review && <HistoryLog kind="REVIEW" id={review.uuid} />}
        </>
      )}
    </StaffDialog>
  );
}

function Fields({
  texts,
  setTexts,
  errorOf,
}: {
  texts: Texts;
  setTexts: (texts: Texts) => void;
  errorOf: FieldErrors;
}) {
  const t = useTranslations('admin.reviews');
  const field = (name: keyof Texts) => ({
    name,
    value: texts[name],
    onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
    error: errorOf(name),
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('form.name')} autoComplete="off" {...field('name')} />
        <TextField label={t('form.vehicle')} autoComplete="off" {...field('title')} />
        <TextField type="date" label={t('form.date')} isRequired {...field('date')} />
        <SelectField label={t('form.note')} isRequired {...field('note')}>
          {NOTES.map(count => (
            <option key={count} value={`star_${count}`}>
              {t('stars', { count: String(count) })}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea label={t('form.message')} isRequired {...field('message')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('form.source')} {...field('source')} />
        <SelectField label={t('form.state')} isRequired {...field('state')}>
          {STATES.map(each => (
            <option key={each} value={each}>
              {t(`states.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField label={t('form.image')} {...field('imageUrl')} />
        <TextField label={t('form.imageAlt')} {...field('imageAlt')} />
      </div>
    </>
  );
}
