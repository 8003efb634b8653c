import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { type PasskeyRowFragment, RenamePasskeyDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, FormAlert, TextField } from '#web/ui/index.ts';
import { LABEL_LENGTH_MAX } from './label.ts';

/** Another name for a key. */
export function RenamePasskey({ passkey, onDone }: { passkey: PasskeyRowFragment; onDone: () => void }) {
  const t = useTranslations('mine.passkeys');
  const rename = ({ 'passkey-label': label }: { 'passkey-label': string }) =>
    request(RenamePasskeyDocument, { id: passkey.id, label });
  const form = useForm({ 'passkey-label': passkey.label }, rename, onDone);
  return (
    <Form onSend={form.send} className="flex max-w-form flex-col gap-4">
      {isBusy => (
        <>
          <TextField
            label={t('label')}
            isRequired
            autoFocus
            maxLength={LABEL_LENGTH_MAX}
            {...form.field('passkey-label')}
          />
          <FormAlert>{form.alert}</FormAlert>
          <div className="flex gap-3">
            <Button type="submit" isBusy={isBusy}>
              {t('save')}
            </Button>
            <Button look="quiet" onClick={onDone}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
