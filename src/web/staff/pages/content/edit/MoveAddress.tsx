import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useForm } from '#web/features/form/index.ts';
import { MoveContentDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, TextField } from '#web/ui/index.ts';
import { idOf, type TextOf } from '../text-id.ts';

/** Another address for an article or an event; the old one is followed for good. */
export function MoveAddress({ text: { kind, slug } }: { text: TextOf }) {
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
