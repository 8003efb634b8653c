import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { MoveContentDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { Button, type FieldError, Form, TextField } from '#web/ui/index.ts';
import { idOf, type TextOf } from '../text-id.ts';

/** Another address for an article or an event; the old one is followed for good. */
export function MoveAddress({ text: { kind, slug } }: { text: TextOf }) {
  const t = useTranslations('admin.content.edit');
  const navigate = useNavigate();
  const [to, setTo] = useState(slug);
  const [error, setError] = useState<FieldError | null>(null);
  const move = async () => {
    setError(null);
    try {
      await request(MoveContentDocument, { kind, from: slug, to });
      await navigate(linkTo('admin/content/edit', 'fr', { id: idOf({ kind, slug: to }) }));
    } catch (refusal) {
      const isWrong = refusal instanceof RequestError && refusal.code === 'BadInput';
      setError({ key: 'admin.content.slugWrong', text: t(isWrong ? 'slugWrong' : 'refused') });
    }
  };
  return (
    <Form onSend={move} className="mt-10 flex max-w-form flex-col gap-4 border-line border-t pt-8">
      {isBusy => (
        <>
          <TextField
            label={t('slug')}
            name="to"
            isRequired
            hint={t('moveText')}
            value={to}
            onChange={event => setTo(event.target.value)}
            error={error}
          />
          <Button
            type="submit"
            look="secondary"
            isBusy={isBusy}
            disabled={to === slug}
            className="self-start"
          >
            {t('move')}
          </Button>
        </>
      )}
    </Form>
  );
}
