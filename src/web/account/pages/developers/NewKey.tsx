import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { AddApiKeyDocument, type ApiScope } from '#web/graphql/documents.gen.ts';
import { Form, FormEnd, TextArea, TextField } from '#web/ui/index.ts';
import { ScopesField } from './ScopesField.tsx';

const NAME_LENGTH_MAX = 60;

type Typed = {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly origins: string;
  readonly perMinute: string;
};
const EMPTY: Typed = { name: '', scopes: ['read'], origins: '', perMinute: '600' };

/** The form of a new API key: name, scopes and origins; the server asks for a proof of identity. */
export function NewKey({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const t = useTranslations('developers.keys');
  const add = ({ name, scopes, origins, perMinute }: Typed) =>
    requestOnce(AddApiKeyDocument, {
      input: {
        ...{ name, scopes: [...scopes], perMinute: Number(perMinute) || 0 },
        origins: origins.split(/\s+/).filter(Boolean),
      },
    });
  const form = useForm(EMPTY, add, ({ addApiKey }) => onMade(addApiKey.secret));
  return (
    <Form onSend={form.send} className="flex max-w-form flex-col gap-5">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        isRequired
        autoFocus
        maxLength={NAME_LENGTH_MAX}
        {...form.field('name')}
      />
      <ScopesField label={t('scopes')} {...form.field('scopes')} />
      <TextArea label={t('origins')} hint={t('originsHint')} rows={3} {...form.field('origins')} />
      <TextField
        label={t('perMinute')}
        hint={t('perMinuteHint')}
        inputMode="numeric"
        {...form.field('perMinute')}
      />
      <FormEnd alert={form.alert} send={t('confirm')} back={t('cancel')} onBack={onClose} />
    </Form>
  );
}
