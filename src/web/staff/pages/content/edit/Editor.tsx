import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { LANGUAGES } from '#shared/words/locale.ts';
import { NotYet } from '#web/features/cache/index.ts';
import { type Block, Blocks } from '#web/features/content/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { useAct } from '#web/features/toasts/index.ts';
import {
  ContentPreviewDocument,
  ContentVersionsDocument,
  type EditedVersionFragment,
  type Locale,
  MoveContentDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request, useFromServerNow } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { fromParisTime } from '#web/staff/forms/index.ts';
import {
  Button,
  CONTROL_CLASSES,
  FieldErrorText,
  Form,
  FormAlert,
  Skeleton,
  TextField,
  useFormBusy,
} from '#web/ui/index.ts';
import { idOf, type TextOf } from '../texts.ts';
import { Fields } from './Fields.tsx';
import type { TextValues } from './text-values.ts';
import { type Saved, useText } from './text-values.ts';
import { Versions } from './Versions.tsx';

type EditorProps = { text: TextOf; locale: Locale; onTitle: (title: string) => void };

/** One language of a text: its fields, preview and versions. */
export function Editor({ text, locale, onTitle }: EditorProps) {
  const t = useTranslations('admin.content');
  const edited = useText(text, locale);
  const { values, versions } = edited;
  const title = versions[0]?.title ?? '';
  useEffect(() => onTitle(title), [title, onTitle]);
  const [notice, setNotice] = useState<string | null>(null);

  if (values === null) return <NotYet query={edited.query} waiting={<Skeleton className="h-96" />} />;
  return (
    <>
      {edited.isKept && (
        <p
          role="status"
          className="mb-5 flex flex-wrap items-center gap-3 rounded-box bg-brass-wash px-5 py-2"
        >
          {t('edit.kept')}
          <Button look="quiet" onClick={() => edited.take(versions[0] ?? null)}>
            {t('edit.discard')}
          </Button>
        </p>
      )}
      {versions.length === 0 && (
        <CopyFrom text={text} locale={locale} onCopy={version => edited.take(version)} />
      )}
      <div className="grid gap-8 xl:grid-cols-2">
        <TextForm text={text} edited={edited} values={values} notice={notice} onNotice={setNotice} />
        <div className="xl:sticky xl:top-6 xl:self-start">
          <Preview title={values.title} body={values.body} />
        </div>
      </div>
      <Versions
        versions={versions}
        values={values}
        onTake={version => {
          edited.take(version);
          setNotice(t('edit.restored', { number: String(version.number) }));
        }}
      />
      {(text.kind === 'ARTICLE' || text.kind === 'EVENT') && versions.length > 0 && (
        <MoveAddress text={text} />
      )}
    </>
  );
}

type TextFormProps = {
  text: TextOf;
  edited: ReturnType<typeof useText>;
  values: TextValues;
  notice: string | null;
  onNotice: (notice: string | null) => void;
};

function TextForm({ text, edited, values, notice, onNotice }: TextFormProps) {
  const t = useTranslations('admin.content.edit');
  const [wrong, setWrong] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const keptVersions = edited.versions.length;

  /** Runs an action on the text, and reports the outcome. */
  const act = async (doIt: () => Promise<Saved | null>, said: (number: string) => string) => {
    setWrong(null);
    setRefusal(null);
    onNotice(null);
    try {
      const saved = await doIt();
      if (!saved) return;
      const { number, isOvertaken } = saved;
      onNotice(isOvertaken && keptVersions > 0 ? t('overtaken') : said(String(number)));
    } catch (error) {
      if (error instanceof RequestError && error.code === 'StaleVersion') {
        // The other version is listed below, and the typed values stay.
        await edited.query.refetch();
        return onNotice(t('overtaken'));
      }
      const isField = error instanceof RequestError && error.code === 'BadInput' && error.field;
      if (isField) setWrong(error.field ?? null);
      const isNothing = error instanceof RequestError && error.code === 'NotFound';
      setRefusal(t(isField === 'slug' ? 'slugMoved' : isNothing ? 'nothing' : 'refused'));
    }
  };
  const publish = (at: string | null) =>
    act(
      () => edited.publish(values, at),
      number =>
        at === null ? t('published', { number }) : t('planned', { number, date: formatDateTime(at) }),
    );
  return (
    <Form
      onSend={() =>
        act(
          () => edited.save(values),
          number => t('saved', { number }),
        )
      }
      className="flex flex-col gap-6"
    >
      <Fields kind={text.kind} values={values} put={edited.put} wrong={wrong} />
      <FormAlert>{refusal}</FormAlert>
      <p role="status" className="text-14">
        {notice}
      </p>
      <PublishBar isDirty={edited.isDirty} onPublish={publish} />
    </Form>
  );
}

/** Changes the URL of an article or event; the old one redirects permanently. */
function MoveAddress({ text: { kind, slug } }: { text: TextOf }) {
  const t = useTranslations('admin.content.edit');
  const navigate = useNavigate();
  const move = async ({ to }: { to: string }) => {
    await request(MoveContentDocument, { kind, from: slug, to });
    await navigate(linkTo('admin/content/edit', 'fr', { id: idOf({ kind, slug: to }) }));
  };
  const form = useForm({ to: slug }, move, undefined, {
    wordsOf: ({ code }) => ({ to: `admin.content.edit.${code === 'BadInput' ? 'slugWrong' : 'refused'}` }),
  });
  return (
    <Form onSend={form.send} className="mt-10 flex max-w-form flex-col gap-4 border-line border-t pt-8">
      <TextField label={t('slug')} isRequired hint={t('moveText')} {...form.field('to')} />
      <Button type="submit" look="secondary" disabled={form.values.to === slug} className="self-start">
        {t('move')}
      </Button>
    </Form>
  );
}

type Props = { text: TextOf; locale: Locale; onCopy: (version: EditedVersionFragment) => void };

/** Starts a missing language with the words of another, to be translated in place. */
export function CopyFrom({ text, locale, onCopy }: Props) {
  const t = useTranslations('admin.content.edit');
  const { act } = useAct();
  const copy = async (from: Locale) => {
    const { contentVersions } = await request(ContentVersionsDocument, { ...text, locale: from });
    if (contentVersions[0]) onCopy(contentVersions[0]);
  };
  return (
    <p className="mb-5 flex flex-wrap gap-3">
      {LANGUAGES.filter(one => one !== locale).map(one => (
        <Button key={one} look="secondary" onClick={() => void act(() => copy(one))}>
          {t('copyFrom', { language: one })}
        </Button>
      ))}
    </p>
  );
}

/** The pause in typing before the preview is updated. */
const PAUSE_MS = 300;

/** The text as the public will read it, updated while typing; its links are disabled. */
function Preview({ title, body }: { title: string; body: string }) {
  const t = useTranslations('admin.content.edit');
  const blocks = usePreview(body);
  return (
    <section aria-label={t('preview')} className="rounded-box border border-line bg-paper">
      <h2 className="overline-label border-line border-b px-5 py-3 text-ink-soft">{t('preview')}</h2>
      <div
        data-preview=""
        className="flex max-h-[70dvh] flex-col gap-5 overflow-y-auto p-5 sm:p-8"
        onClickCapture={event => {
          if ((event.target as Element).closest('a')) event.preventDefault();
        }}
      >
        {title !== '' && <p className="display text-36">{title}</p>}
        {blocks.length > 0 ? (
          <Blocks blocks={blocks} />
        ) : (
          <p className="text-ink-soft">{t('previewEmpty')}</p>
        )}
      </div>
    </section>
  );
}

/** Keeps the last preview until the next is loaded, and ignores outdated responses. */
function usePreview(body: string): readonly Block[] {
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const asked = useRef(0);
  useEffect(() => {
    asked.current += 1;
    const turn = asked.current;
    if (body.trim() === '') return setBlocks([]);
    const timer = setTimeout(async () => {
      const answer = await request(ContentPreviewDocument, { body }).catch(() => null);
      if (answer && turn === asked.current) setBlocks(answer.contentPreview);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [body]);
  return blocks;
}

type PublishProps = { isDirty: boolean; onPublish: (at: string | null) => Promise<void> };

/** The actions on a text: save, publish now, or publish at a given time. */
export function PublishBar({ isDirty, onPublish }: PublishProps) {
  const t = useTranslations('admin.content.edit');
  const id = useId();
  const isBusy = useFormBusy();
  const [at, setAt] = useState('');
  const moment = fromParisTime(at);
  const isToCome = useFromServerNow(now => moment !== null && Date.parse(moment) > (now ?? Date.now()));
  const [isPublishing, setPublishing] = useState(false);
  const [isWrong, setWrong] = useState(false);

  const publish = async (when: string | null) => {
    setPublishing(true);
    await onPublish(when).finally(() => setPublishing(false));
  };
  const plan = async () => {
    setWrong(!isToCome);
    if (isToCome) await publish(moment);
  };
  return (
    <div className="flex flex-col gap-5 border-line border-t pt-6">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" disabled={!isDirty || isPublishing}>
          {t('save')}
        </Button>
        <Button onClick={() => void publish(null)} isBusy={isPublishing} disabled={isBusy}>
          {t('publish')}
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-[520] text-14">
            {t('planAt')}
          </label>
          <input
            id={id}
            type="datetime-local"
            name="planAt"
            value={at}
            onChange={event => {
              setAt(event.target.value);
              setWrong(false);
            }}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            className={CONTROL_CLASSES}
          />
        </div>
        <Button look="secondary" onClick={() => void plan()} disabled={isBusy || isPublishing}>
          {t('plan')}
        </Button>
      </div>
      <FieldErrorText
        id={`${id}-error`}
        error={isWrong ? { key: 'admin.content.planWrong', text: t('planWrong') } : null}
      />
    </div>
  );
}
