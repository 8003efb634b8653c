import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Form, TextField } from '#web/ui/index.ts';
import { NAME_LENGTH_MAX } from './name-length.ts';

type Props = { name: string; onName: (name: string) => void; onCancel: () => void };

/** Another name for a kept search. */
export function AlertName({ name, onName, onCancel }: Props) {
  const t = useTranslations('alerts');
  const [typed, setTyped] = useState(name);
  const send = async () => {
    if (typed.trim() !== '') onName(typed.trim());
  };
  return (
    <Form onSend={send} className="flex max-w-form grow flex-col gap-3">
      <TextField
        label={t('name')}
        name="alert-name"
        isRequired
        autoFocus
        maxLength={NAME_LENGTH_MAX}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <span className="flex gap-3">
        <Button type="submit">{t('save')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </span>
    </Form>
  );
}
