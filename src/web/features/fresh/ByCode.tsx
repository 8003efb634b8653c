import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmWithCodeDocument, RequestProofCodeDocument } from '#web/graphql/documents.gen.ts';
import { type RequestError, request } from '#web/graphql/index.ts';
import { Button, Form, TextField } from '#web/ui/index.ts';
import { useForm } from '../form/index.ts';
import { useToasts } from '../toasts/index.ts';

const WRONG = { code: 'profile.fresh.codeWrong' } as const;
const EXPIRED = { code: 'profile.fresh.codeExpired' } as const;
const wordsOfCode = ({ field, code }: RequestError) =>
  field !== 'code' ? null : code === 'TokenExpired' ? EXPIRED : WRONG;

/** A code from the mailbox, for who has no password. */
export function ByCode({ onDone }: { onDone: () => void }) {
  const t = useTranslations();
  const { fail } = useToasts();
  const [isSent, setSent] = useState(false);
  const asking = useForm(
    {},
    () => request(RequestProofCodeDocument, {}),
    () => setSent(true),
    {
      onRefused: fail,
    },
  );
  const confirm = (typed: { code: string }) => request(ConfirmWithCodeDocument, typed);
  const form = useForm({ code: '' }, confirm, onDone, { wordsOf: wordsOfCode, onRefused: fail });
  return (
    <>
      {isSent && (
        <Form onSend={form.send} className="flex flex-col gap-5">
          <TextField
            label={t('profile.fresh.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            isRequired
            hint={t('profile.fresh.codeSent')}
            {...form.field('code')}
          />
          <Button type="submit" className="self-start">
            {t('profile.fresh.confirm')}
          </Button>
        </Form>
      )}
      <Form onSend={asking.send}>
        <Button type="submit" look={isSent ? 'quiet' : 'primary'} className="self-start">
          {t(isSent ? 'profile.fresh.sendAgain' : 'profile.fresh.sendCode')}
        </Button>
      </Form>
    </>
  );
}
