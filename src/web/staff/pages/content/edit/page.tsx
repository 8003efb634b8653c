import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { LANGUAGES } from '#shared/words/locale.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import type { Locale } from '#web/graphql/documents.gen.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Button, classes, Form, optionsOf, SelectField, TextField } from '#web/ui/index.ts';
import { idOf, KINDS, kindOf, SLUG, type TextOf, textOfId } from '../texts.ts';
import { Editor } from './Editor.tsx';

export const meta = staffMeta(t => t('admin.content.title'));

/** The editor of a text, one language at a time; or the form of a new one. */
export default function ContentEditPage() {
  const { id = '' } = useParams();
  const text = textOfId(id);
  if (id === 'new') return <Beginning />;
  return text ? <Languages key={id} text={text} /> : <Unknown />;
}

/** Returns the link back to the text's list. */
function useBack(): readonly [string] {
  const [search] = useSearchParams();
  const kind = textOfId(useParams().id ?? '')?.kind ?? search.get('kind');
  return [linkTo('admin/content', 'fr', {}, { kind })];
}

function Unknown() {
  return (
    <AdminArea section="admin/content" title={useTranslations('admin.content')('title')} back={useBack()}>
      <p>{useTranslations('errors')('NotFound')}</p>
    </AdminArea>
  );
}

function Beginning() {
  const t = useTranslations('admin.content.edit');
  return (
    <AdminArea section="admin/content" title={t('newTitle')} back={useBack()}>
      <NewText />
    </AdminArea>
  );
}

function Languages({ text }: { text: TextOf }) {
  const t = useTranslations('admin.content');
  const [search] = useSearchParams();
  const locale = LANGUAGES.find(one => one === search.get('locale')) ?? 'FR';
  const [title, setTitle] = useState('');
  return (
    <AdminArea
      section="admin/content"
      title={title === '' ? text.slug : title}
      text={`${t(`kinds.${text.kind}`)} · ${text.slug}`}
      back={useBack()}
      actions={<LanguageTabs chosen={locale} />}
    >
      <Editor key={locale} text={text} locale={locale} onTitle={setTitle} />
    </AdminArea>
  );
}

function LanguageTabs({ chosen }: { chosen: Locale }) {
  const t = useTranslations('admin.content.edit');
  return (
    <nav aria-label={t('languages')} className="flex gap-1 rounded-pill border border-line bg-surface p-1">
      {LANGUAGES.map(locale => (
        <Link
          key={locale}
          to={`?locale=${locale}`}
          preventScrollReset
          aria-current={locale === chosen ? 'true' : undefined}
          className={classes(
            'inline-flex min-h-9 min-w-12 items-center justify-center rounded-pill px-3 font-[560] text-14 max-lg:min-h-11',
            locale === chosen ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
          )}
        >
          {locale}
        </Link>
      ))}
    </nav>
  );
}

/** The kind and URL of a new text. Nothing is stored before its words are. */
function NewText() {
  const t = useTranslations('admin.content');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({ kind: kindOf(search.get('kind')), slug: '' }, async ({ kind, slug: typed }) => {
    const slug = typed.trim();
    if (!SLUG.test(slug)) throw new WrongFields({ slug: 'admin.content.edit.slugWrong' });
    await navigate(linkTo('admin/content/edit', 'fr', { id: idOf({ kind, slug }) }));
  });
  return (
    <Form onSend={form.send} className="flex max-w-form flex-col gap-5">
      <SelectField
        label={t('edit.kind')}
        isRequired
        {...form.field('kind')}
        options={optionsOf(KINDS, one => t(`kinds.${one}`))}
      />
      <TextField label={t('edit.slug')} isRequired hint={t('edit.slugHint')} {...form.field('slug')} />
      <Button type="submit" className="self-start">
        {t('edit.begin')}
      </Button>
    </Form>
  );
}
