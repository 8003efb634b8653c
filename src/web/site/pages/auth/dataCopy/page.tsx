import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { brandSlug } from '#shared/brand.ts';
import { useForm } from '#web/features/form/index.ts';
import { AuthFrame } from '#web/features/session/index.ts';
import { DataCopyDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { plainMeta } from '#web/page-head.ts';
import { Button, Form, FormAlert, saveFile } from '#web/ui/index.ts';

export const meta = plainMeta('auth/dataCopy', t => ({
  title: t('auth.copy.title'),
  description: t('auth.copy.description'),
}));

/**
 * The page of a letter's link by which people who cannot sign in download their data. It takes a click, because mail
 * scanners follow every link.
 */
export default function DataCopyPage() {
  const t = useTranslations('auth');
  const [search] = useSearchParams();
  const [stage, setStage] = useState<'open' | 'done' | 'expired'>('open');
  const read = () => request(DataCopyDocument, { token: search.get('token') ?? '' });
  const form = useForm({}, read, ({ dataCopy }) => {
    if (dataCopy !== null)
      saveFile(`${brandSlug()}.json`, new Blob([dataCopy], { type: 'application/json' }));
    setStage(dataCopy === null ? 'expired' : 'done');
  });
  return (
    <AuthFrame isLive heading={t(`copy.${stage}Heading`)} text={t(`copy.${stage}Text`)}>
      {stage === 'expired' ? (
        <LocaleButton size="large" to="contact">
          {t('write')}
        </LocaleButton>
      ) : (
        <Form onSend={form.send} className="flex flex-col gap-5">
          <FormAlert>{form.alert}</FormAlert>
          <Button type="submit" size="large" look={stage === 'done' ? 'secondary' : 'primary'}>
            {t(stage === 'done' ? 'copy.again' : 'copy.download')}
          </Button>
        </Form>
      )}
    </AuthFrame>
  );
}
