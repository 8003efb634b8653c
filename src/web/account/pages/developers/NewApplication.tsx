import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { AddOAuthClientDocument, type ApiScope } from '#web/graphql/documents.gen.ts';
import { Checkbox, Form, FormEnd, TextArea, TextField } from '#web/ui/index.ts';
import { ScopesField } from './ScopesField.tsx';

const NAME_LENGTH_MAX = 60;

type Typed = {
  readonly name: string;
  readonly home: string;
  readonly redirects: string;
  readonly scopes: readonly ApiScope[];
  readonly isConfidential: boolean;
};
const EMPTY: Typed = { name: '', home: '', redirects: '', scopes: ['read'], isConfidential: true };

type Props = { onMade: (secret: string | null) => void; onClose: () => void };

/** The form of a new application: name, redirect URLs and scopes; the server asks for a proof of identity. */
export function NewApplication({ onMade, onClose }: Props) {
  const t = useTranslations('developers.applications');
  const keys = useTranslations('developers.keys');
  const add = ({ redirects, scopes, ...typed }: Typed) =>
    requestOnce(AddOAuthClientDocument, {
      input: { ...typed, scopes: [...scopes], redirects: redirects.split(/\s+/).filter(Boolean) },
    });
  const form = useForm(EMPTY, add, ({ addOAuthClient }) => onMade(addOAuthClient.secret));
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
      <TextField label={t('home')} hint={t('homeHint')} isRequired type="url" {...form.field('home')} />
      <TextArea
        label={t('redirects')}
        hint={t('redirectsHint')}
        isRequired
        rows={3}
        {...form.field('redirects')}
      />
      <ScopesField label={t('scopes')} {...form.field('scopes')} />
      <Checkbox label={t('isConfidential')} {...form.ticks('isConfidential')} />
      <FormEnd alert={form.alert} send={t('confirm')} back={keys('cancel')} onBack={onClose} />
    </Form>
  );
}
