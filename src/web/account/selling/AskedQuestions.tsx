import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isQuestion } from '#shared/sale/forms.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { DropZone, SendingList, takeOutGone, useUploads } from '#web/features/uploads/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { AnswerQuestionDocument, type MySaleFactsFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Badge, Button, FieldErrorText, Form, Icon, IconButton, Photo, TextArea } from '#web/ui/index.ts';

const PHOTOS_MAX = 6;
type Question = MySaleFactsFragment['questions'][number];

/** The buyers' questions, unanswered first; answers are public at once. */
export function AskedQuestions({ car, onAnswered }: { car: MySaleFactsFragment; onAnswered: () => void }) {
  const t = useTranslations('selling.questions');
  const { questions, isHouseSale } = car;
  return (
    <Panel
      id="questions"
      title={`${t('title')} (${questions.length})`}
      text={isHouseSale ? t('house') : undefined}
    >
      {questions.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="flex flex-col gap-8">
        {questions.map(question => (
          <li key={question.id} data-question={question.id}>
            <Asked question={question} isMine={!isHouseSale} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type AnswerProps = { question: Question; onAnswered: () => void };

function Asked({ question, isMine, onAnswered }: AnswerProps & { isMine: boolean }) {
  const t = useTranslations('selling.questions');
  const [isEditing, setEditing] = useState(false);
  const isOpen = question.answer === null;
  const name = [question.user.firstName, question.user.lastName].filter(Boolean).join(' ');
  return (
    <article className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2 text-12 text-ink-soft">
        {name} · {formatDate(question.date)}
        {isOpen && <Badge tone="red">{t('waiting')}</Badge>}
      </p>
      <p className="whitespace-pre-line font-[520]">{question.question}</p>
      {!isOpen && !isEditing && <Answered question={question} />}
      {isMine && !isOpen && !question.isHouseAnswer && !isEditing && (
        <Button look="quiet" className="self-start" onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
      )}
      {isMine && (isOpen || isEditing) && (
        <AnswerForm
          question={question}
          onAnswered={() => {
            setEditing(false);
            onAnswered();
          }}
        />
      )}
    </article>
  );
}

function Answered({ question: { answer, photos } }: { question: Question }) {
  return (
    <div className="border-line border-l-2 pl-4">
      <p className="whitespace-pre-line">{answer}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {photos.map(photo => (
          <Photo
            key={photo.url}
            source={photo}
            alt=""
            sizes="160px"
            className="aspect-[3/2] w-32 rounded-box"
          />
        ))}
      </div>
    </div>
  );
}

type Ids = readonly string[];
const EMPTY = { answer: '', photoIds: [] as Ids };

function AnswerForm({ question, onAnswered }: AnswerProps) {
  const t = useTranslations('selling.questions');
  const { fail } = useToasts();
  const [read] = useState({
    answerWas: question.answer,
    photoIdsWere: question.photos.map(photo => photo.id),
  });
  const uploads = useUploads('/uploads/photos', ({ id }) => onIds(ids => [...ids, id].slice(0, PHOTOS_MAX)));
  const send = async ({ answer, photoIds }: typeof EMPTY) => {
    if (!isQuestion(answer)) throw new WrongFields({ answer: 'selling.questions.empty' });
    // Without new photos an edited answer keeps its own.
    const photos = photoIds.length > 0 ? { photoIds: [...photoIds] } : {};
    return request(AnswerQuestionDocument, { id: question.id, answer, ...read, ...photos });
  };
  const form = useForm({ ...EMPTY, answer: question.answer ?? '' }, send, onAnswered, {
    onRefused: fail,
    wordsOf: refusal => (takeOutGone(refusal, onIds) ? { photoIds: 'selling.questions.gone' } : null),
  });
  const { photoIds } = form.values;
  const onIds = (change: (ids: Ids) => Ids) => form.put(before => ({ photoIds: change(before.photoIds) }));
  return (
    <Form onSend={form.send} className="flex flex-col gap-4">
      <TextArea
        label={t('answer')}
        hint={t(question.answer === null ? 'hint' : 'editHint')}
        isRequired
        {...form.field('answer')}
      />
      <AnswerPhotos ids={photoIds} onRemove={id => onIds(ids => ids.filter(one => one !== id))} />
      <FieldErrorText id={`answer-photos-${question.id}`} error={form.errorOf('photoIds')} />
      {photoIds.length < PHOTOS_MAX && (
        <DropZone
          name="answerPhotos"
          accept="image/jpeg,image/png,image/webp,image/heic,image/avif"
          icon="camera"
          pick={t('photos')}
          hint=""
          isMultiple
          onFiles={files => uploads.add(files, PHOTOS_MAX - photoIds.length)}
        />
      )}
      <SendingList uploads={uploads} of="photos" />
      <Button type="submit" className="self-start">
        {t('send')}
      </Button>
    </Form>
  );
}

function AnswerPhotos({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) {
  const t = useTranslations('selling.photos');
  if (ids.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {ids.map((id, index) => (
        <li key={id} className="relative">
          <img
            src={`/photos/${id}/320.webp`}
            alt={t('number', { number: String(index + 1) })}
            className="aspect-[3/2] w-36 rounded-box object-cover"
          />
          <IconButton
            label={t('remove', { number: String(index + 1) })}
            onClick={() => onRemove(id)}
            className="absolute top-1 right-1 bg-surface"
          >
            <Icon name="close" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
