import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { AuthFrame } from '#web/features/session/index.ts';
import { ConfirmWithdrawalDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, FormAlert, FormOutcome } from '#web/ui/index.ts';

/**
 * A buyer confirms a withdrawal that somebody declared for their order, after a letter told them. It takes a click,
 * because mail scanners follow every link.
 */
export function Declared({ token }: { token: string }) {
  const t = useTranslations('inquiry.declared');
  const [stage, setStage] = useState<'open' | 'done'>('open');
  const form = useForm(
    {},
    () => request(ConfirmWithdrawalDocument, { token }),
    () => setStage('done'),
  );
  if (stage === 'done')
    return (
      <AuthFrame heading={t('doneHeading')}>
        <FormOutcome className="text-ink-soft">{t('doneText')}</FormOutcome>
      </AuthFrame>
    );
  return (
    <AuthFrame heading={t('openHeading')} text={t('openText')}>
      <Form onSend={form.send} className="flex flex-col gap-5">
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" size="large">
          {t('confirm')}
        </Button>
      </Form>
    </AuthFrame>
  );
}
