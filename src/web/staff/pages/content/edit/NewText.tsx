import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { Button, Form, optionsOf, SelectField, TextField } from '#web/ui/index.ts';
import { idOf, KINDS, kindOf, SLUG } from '../text-id.ts';

/** Which text it will be: its kind and its address. Nothing is stored before its words are. */
export function NewText() {
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
