import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Button, Form, optionsOf, SelectField, TextField } from '#web/ui/index.ts';
import { idOf, KINDS, SLUG } from '../text-id.ts';

/** Which text it will be: its kind and its address. Nothing is stored before its words are. */
export function NewText() {
  const t = useTranslations('admin.content');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [kind, setKind] = useState(KINDS.find(one => one === search.get('kind')) ?? 'ARTICLE');
  const [slug, setSlug] = useState('');
  const [isWrong, setWrong] = useState(false);
  const begin = () => {
    const given = slug.trim();
    setWrong(!SLUG.test(given));
    if (SLUG.test(given))
      void navigate(linkTo('admin/content/edit', 'fr', { id: idOf({ kind, slug: given }) }));
  };
  return (
    <Form onSend={begin} className="flex max-w-form flex-col gap-5">
      <SelectField
        label={t('edit.kind')}
        name="kind"
        isRequired
        value={kind}
        onChange={event => setKind(KINDS.find(one => one === event.target.value) ?? 'ARTICLE')}
        options={optionsOf(KINDS, one => t(`kinds.${one}`))}
      />
      <TextField
        label={t('edit.slug')}
        name="slug"
        isRequired
        hint={t('edit.slugHint')}
        value={slug}
        onChange={event => setSlug(event.target.value)}
        error={isWrong ? { key: 'admin.content.slugWrong', text: t('edit.slugWrong') } : null}
      />
      <Button type="submit" className="self-start">
        {t('edit.begin')}
      </Button>
    </Form>
  );
}
