import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#web/features/session/index.ts';
import { type PasskeyRowFragment, RenamePasskeyDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Form, FormAlert, TextField } from '#web/ui/index.ts';
import { LABEL_LENGTH_MAX } from './label.ts';

/** Another name for a key. */
export function RenamePasskey({
  passkey,
  onDone,
}: {
  passkey: PasskeyRowFragment;
  onDone: (isChanged: boolean) => Promise<void>;
}) {
  const t = useTranslations('mine.passkeys');
  const errorText = useErrorText();
  const [label, setLabel] = useState(passkey.label);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    try {
      await request(RenamePasskeyDocument, { id: passkey.id, label });
      await onDone(true);
    } catch (error) {
      setRefusal(errorText(error));
    }
  };
  return (
    <Form onSend={send} className="flex max-w-form flex-col gap-4">
      {isBusy => (
        <>
          <TextField
            label={t('label')}
            name="passkey-label"
            isRequired
            autoFocus
            maxLength={LABEL_LENGTH_MAX}
            value={label}
            onChange={event => setLabel(event.target.value)}
          />
          <FormAlert>{refusal}</FormAlert>
          <div className="flex gap-3">
            <Button type="submit" isBusy={isBusy}>
              {t('save')}
            </Button>
            <Button look="quiet" onClick={() => void onDone(false)}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
