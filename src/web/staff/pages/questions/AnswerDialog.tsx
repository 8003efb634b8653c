import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { SendingList, takeOutGone, useUploads } from '#web/features/uploads/index.ts';
import { AnswerQuestionDocument, type StaffQuestionRowFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { buttonClasses, FieldErrorText, Icon, IconButton, TextArea } from '#web/ui/index.ts';

type Ids = readonly string[];
type Props = { question: StaffQuestionRowFragment; onClose: () => void };

/** The house's answer, with photos where they say more. */
export function AnswerDialog({ question, onClose }: Props) {
  const t = useTranslations('admin.questions.answerForm');
  const [read] = useState({ answerWas: question.answer, photoIdsWere: [...question.photoIds] });
  const form = useForm(
    { answer: question.answer ?? '', photoIds: question.photoIds as Ids },
    ({ answer, photoIds }) =>
      request(AnswerQuestionDocument, { id: question.id, answer, ...read, photoIds: [...photoIds] }),
    onClose,
    {
      wordsOf: refusal =>
        takeOutGone(refusal, onIds) ? { photoIds: 'admin.questions.answerForm.gone' } : null,
    },
  );
  const onIds = (change: (before: Ids) => Ids) =>
    form.put(({ photoIds }) => ({ photoIds: change(photoIds) }));
  return (
    <StaffDialog
      {...{ name: 'answer', title: t('title'), text: t('text'), sendLabel: t('send'), form, onClose }}
    >
      <blockquote
        lang={question.questionLanguage ?? undefined}
        className="whitespace-pre-line border-line border-l-2 pl-3 text-14"
      >
        {question.question}
      </blockquote>
      <TextArea label={t('answer')} isRequired {...form.field('answer')} />
      <Photos ids={form.values.photoIds} onIds={onIds} />
      <FieldErrorText id="answer-photos-error" error={form.errorOf('photoIds')} />
    </StaffDialog>
  );
}

function Photos({ ids, onIds }: { ids: Ids; onIds: (change: (before: Ids) => Ids) => void }) {
  const t = useTranslations('admin.questions.answerForm');
  const uploads = useUploads('/uploads/photos', ({ id }) => onIds(before => [...new Set([...before, id])]));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-[520] text-14">{t('photos')}</legend>
      <label className={buttonClasses('secondary', 'medium', 'cursor-pointer has-focus-visible:outline-2')}>
        <Icon name="camera" className="size-5" />
        {t('add')}
        <input
          type="file"
          name="photos"
          multiple
          accept="image/*"
          className="sr-only"
          onChange={event => {
            uploads.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <SendingList uploads={uploads} of="photos" />
      <ul className="grid grid-cols-3 gap-3 empty:hidden">
        {ids.map((id, index) => (
          <li key={id} className="relative overflow-hidden rounded-box">
            <img
              src={`/photos/${id}/320.webp`}
              alt={t('photo', { number: String(index + 1) })}
              className="aspect-[3/2] w-full object-cover"
            />
            <IconButton
              label={t('remove', { number: String(index + 1) })}
              onClick={() => onIds(before => before.filter(each => each !== id))}
              className="absolute right-1 bottom-1 bg-surface"
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
