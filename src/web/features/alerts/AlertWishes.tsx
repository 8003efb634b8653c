import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import { type AlertFrequency, UpdateAlertDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Form, optionsOf, SelectField, TextField } from '#web/ui/index.ts';
import { useForm } from '../form/index.ts';
import { useToasts } from '../toasts/index.ts';
import { FREQUENCIES } from './AlertRow.tsx';
import { NAME_LENGTH_MAX } from './name-length.ts';

type Wishes = { readonly name: string; readonly frequency: AlertFrequency };
type Known = Wishes & { readonly id: string };

/** Asks for the name and frequency of a new alert, where it was created. */
export default function AlertWishes({ alert, onKept }: { alert: Known; onKept: () => void }) {
  const { id, name } = alert;
  const t = useTranslations('alerts');
  const locale = useLocale();
  const { fail } = useToasts();
  const keep = ({ name: given, frequency }: Wishes) => {
    const data = { name: given.trim() || name, frequency };
    return request(UpdateAlertDocument, { id, data, locale: languageOf(locale) });
  };
  const form = useForm<Wishes, unknown>({ name, frequency: alert.frequency }, keep, onKept, {
    onRefused: fail,
  });
  return (
    <Form
      onSend={form.send}
      className="grid w-full max-w-prose gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto] sm:items-end"
    >
      <TextField label={t('name')} maxLength={NAME_LENGTH_MAX} {...form.field('name')} />
      <SelectField
        label={t('frequency')}
        isRequired
        {...form.field('frequency')}
        options={optionsOf(FREQUENCIES, each => t(`frequencies.${each}`))}
      />
      <Button look="secondary" type="submit" className="min-h-12">
        {t('save')}
      </Button>
    </Form>
  );
}
