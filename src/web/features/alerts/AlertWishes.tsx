import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import { type AlertFrequency, UpdateAlertDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Form, Select, TextField } from '#web/ui/index.ts';
import { FREQUENCIES } from './AlertRow.tsx';
import { NAME_LENGTH_MAX } from './name-length.ts';

/** What a new alert is called and how often it writes, asked where it was made. */
export default function AlertWishes({ id, name, onKept }: { id: string; name: string; onKept: () => void }) {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const [given, setGiven] = useState(name);
  const [frequency, setFrequency] = useState<AlertFrequency>('IMMEDIATE');
  const send = async () => {
    const data = { name: given.trim() || name, frequency };
    await request(UpdateAlertDocument, { id, data, locale: languageOf(locale) });
    onKept();
  };
  return (
    <Form onSend={send} className="flex max-w-form flex-wrap items-end gap-3">
      {isBusy => (
        <>
          <TextField
            label={t('name')}
            name="alert-name"
            maxLength={NAME_LENGTH_MAX}
            value={given}
            onChange={event => setGiven(event.target.value)}
          />
          <Select
            aria-label={t('frequency')}
            value={frequency}
            onChange={event =>
              setFrequency(FREQUENCIES.find(each => each === event.target.value) ?? frequency)
            }
          >
            {FREQUENCIES.map(each => (
              <option key={each} value={each}>
                {t(`frequencies.${each}`)}
              </option>
            ))}
          </Select>
          <Button type="submit" isBusy={isBusy}>
            {t('save')}
          </Button>
        </>
      )}
    </Form>
  );
}
