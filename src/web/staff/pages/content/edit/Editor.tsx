import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { type Locale, MoveContentDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, Skeleton, TextField } from '#web/ui/index.ts';
import { idOf, type TextOf } from '../text-id.ts';
import { CopyFrom } from './CopyFrom.tsx';
import { Fields } from './Fields.tsx';
import { Preview } from './Preview.tsx';
import { PublishBar } from './PublishBar.tsx';
import type { TextValues } from './text-values.ts';
import { type Saved, useText } from './use-text.ts';
import { Versions } from './Versions.tsx';

type EditorProps = { text: TextOf; locale: Locale; onTitle: (title: string) => void };

/** One language of a text: its fields, how it will look, and every version there was. */
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

  /** Does one thing with the text, and says how it went. */
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
        // The other version is among those below, and what is in the fields stays.
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

/** Another address for an article or an event; the old one is followed for good. */
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
