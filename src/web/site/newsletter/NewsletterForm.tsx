import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEmail, normalizeEmail } from '#shared/sale/forms.ts';
import { languageOf } from '#shared/words/locale.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { PrivacyNote } from '#web/features/privacy/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { SubscribeNewsletterDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Checkbox, Form, FormOutcome, TextField } from '#web/ui/index.ts';

const EMPTY = { email: '', hasConsent: false };

/** Validated by hand, because the home page uses it: the field library would load for every visitor. */
function requireTyped({ email, hasConsent }: typeof EMPTY): void {
  const address = normalizeEmail(email);
  const wrong = address === '' ? 'form.validation.required' : 'form.validation.email';
  const problems = {
    ...(isEmail(address) ? {} : ({ email: wrong } as const)),
    ...(hasConsent ? {} : ({ hasConsent: 'newsletter.missing' } as const)),
  };
  if (Object.keys(problems).length > 0) throw new WrongFields(problems);
}

/** The newsletter form: address and consent; a confirmation letter follows. */
export function NewsletterForm() {
  const t = useTranslations('newsletter');
  const locale = useLocale();
  const { fail } = useToasts();
  const [isSent, setSent] = useState(false);
  const subscribe = async (typed: typeof EMPTY) => {
    requireTyped(typed);
    const email = normalizeEmail(typed.email);
    const language = languageOf(locale);
    return request(SubscribeNewsletterDocument, { email, language, consent: t('consent') });
  };
  const form = useForm(EMPTY, subscribe, () => setSent(true), { onRefused: fail });

  if (isSent) {
    return <FormOutcome className="display max-w-prose text-22">{t('sent')}</FormOutcome>;
  }
  return (
    <Form onSend={form.send} data-form="newsletter" className="flex max-w-md flex-col gap-3">
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        isRequired
        {...form.field('email')}
        name="newsletterEmail"
      />
      <Checkbox
        label={t('consent')}
        isRequired
        {...form.ticks('hasConsent')}
        name="newsletterConsent"
        error={form.values.hasConsent ? null : form.errorOf('hasConsent')}
      />
      <PrivacyNote of="newsletter" />
      <Button type="submit" look="secondary" className="self-start">
        {t('subscribe')}
      </Button>
    </Form>
  );
}
