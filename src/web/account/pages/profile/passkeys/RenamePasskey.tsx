import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { useErrorText } from '#web/features/session/index.ts';
import { type PasskeyRowFragment, RenamePasskeyDocument } from '#web/graphql/documents.gen.ts';
import { Button, Form, FormAlert, TextField } from '#web/ui/index.ts';
import { LABEL_LENGTH_MAX } from './label.ts';

/** Another name for a key. */
export function RenamePasskey({ passkey, onDone }: { passkey: PasskeyRowFragment; onDone: () => void }) {
  const t = useTranslations('mine.passkeys');
  const errorText = useErrorText();
  const send = useSend();
  const [label, setLabel] = useState(passkey.label);
  const [refusal, setRefusal] = useState<string | null>(null);
  const handleSend = async () => {
    try {
      await send(RenamePasskeyDocument, { id: passkey.id, label });
      onDone();
    } catch (error) {
      setRefusal(errorText(error));
    }
  };
  return (
    <Form onSend={handleSend} className="flex max-w-form flex-col gap-4">
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
            <Button look="quiet" onClick={onDone}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
