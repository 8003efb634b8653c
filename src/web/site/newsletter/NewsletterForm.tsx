import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { normalizeEmail } from '#shared/sale/forms.ts';
import { languageOf } from '#shared/words/locale.ts';
import { emailProblems, useFieldErrors } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { SubscribeNewsletterDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Checkbox, Form, TextField } from '#web/ui/index.ts';

/** An address and a consent; what comes next is a letter that asks whether it was meant. */
export function NewsletterForm() {
  const t = useTranslations('newsletter');
  const locale = useLocale();
  const { fail } = useToasts();
  const errors = useFieldErrors<'email'>();
  const [email, setEmail] = useState('');
  const [hasConsent, setConsent] = useState(false);
  const [isConsentMissed, setConsentMissed] = useState(false);
  const [isSent, setSent] = useState(false);

  const send = async () => {
    setConsentMissed(!hasConsent);
    if (errors.put(emailProblems(email)) || !hasConsent) return;
    const language = languageOf(locale);
    try {
      await request(SubscribeNewsletterDocument, {
        email: normalizeEmail(email),
        language,
        consent: t('consent'),
      });
      setSent(true);
    } catch (error) {
      fail(error);
    }
  };

  if (isSent) {
    return (
      <p role="status" className="display max-w-prose text-22">
        {t('sent')}
      </p>
    );
  }
  return (
    <Form onSend={send} data-form="newsletter" className="flex max-w-md flex-col gap-3">
      {isBusy => (
        <>
          <TextField
            label={t('email')}
            name="newsletterEmail"
            type="email"
            autoComplete="email"
            isRequired
            value={email}
            onChange={event => setEmail(event.target.value)}
            error={errors.of('email')}
          />
          <Checkbox
            label={t('consent')}
            name="newsletterConsent"
            isRequired
            isChecked={hasConsent}
            onChange={setConsent}
            error={isConsentMissed && !hasConsent ? { key: 'newsletter.missing', text: t('missing') } : null}
          />
          <Button type="submit" look="secondary" isBusy={isBusy} className="self-start">
            {t('subscribe')}
          </Button>
        </>
      )}
    </Form>
  );
}
