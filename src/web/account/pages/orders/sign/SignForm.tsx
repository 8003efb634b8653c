import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import { useSend } from '#web/features/cache/index.ts';
import type { OrderProps } from '#web/features/orders/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  BeginPasskeyProofDocument,
  SendSigningCodeDocument,
  type SignedPaper,
  SignOrderDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Card, Checkbox, Form, TextField } from '#web/ui/index.ts';

type Problem = 'agreeFirst' | 'changed' | 'wrongCode' | 'oldCode';
type Props = {
  order: OrderProps['order'];
  paper: SignedPaper;
  /** The words on the page. */
  version: string;
  /** They are old: others count by now. */
  onStale: () => Promise<void>;
};

/** Where the signing stands: agreed or not, a code sent or not, and what was wrong. */
function useSigning({ order, paper, version, onStale }: Props) {
  const { fail } = useToasts();
  const sendNow = useSend();
  const language = languageOf(useLocale());
  const [hasAgreed, setAgreed] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** Who has a passkey is sent no code. */
  const [hasKey, setHasKey] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);

  const sendCode = async () => {
    try {
      const asked = { id: order.id, paper, language, read: version };
      const { sendSigningCode } = await request(SendSigningCodeDocument, asked);
      setSentTo(sendSigningCode ?? null);
      setHasKey(!sendSigningCode);
      setCode('');
      setProblem(null);
    } catch (error) {
      if (!(error instanceof RequestError && error.code === 'StaleVersion')) throw error;
      await onStale();
      setAgreed(false);
      setSentTo(null);
      setHasKey(false);
      setProblem('changed');
    }
  };
  const signWithKey = async () => {
    const [{ beginPasskeyProof }, { askKey }] = await Promise.all([
      request(BeginPasskeyProofDocument, {}),
      import('#web/features/passkey-device/index.ts'),
    ]);
    const given = await askKey(beginPasskeyProof);
    if (given.kind === 'answer')
      await sendNow(SignOrderDocument, { id: order.id, paper, passkey: given.answer });
  };
  const send = async () => {
    setProblem(hasAgreed ? null : 'agreeFirst');
    if (!hasAgreed) return;
    try {
      if (hasKey) return await signWithKey();
      if (sentTo === null) return await sendCode();
      await sendNow(SignOrderDocument, { id: order.id, paper, code });
    } catch (error) {
      const of = error instanceof RequestError && error.field === 'code' ? error.code : null;
      if (of === null) return fail(error);
      setProblem(of === 'TokenExpired' ? 'oldCode' : 'wrongCode');
    }
  };
  return { hasAgreed, setAgreed, hasKey, sentTo, code, setCode, problem, sendCode, send };
}

/** To agree, to be sent a code, and to sign with it. */
export function SignForm(props: Props) {
  const t = useTranslations('orders.sign');
  const { hasAgreed, setAgreed, hasKey, sentTo, code, setCode, problem, sendCode, send } = useSigning(props);
  const errorIf = (...kinds: Problem[]) =>
    problem !== null && kinds.includes(problem) ? { key: `orders.sign.${problem}`, text: t(problem) } : null;
  return (
    <Card className="p-5 sm:p-8">
      <Form onSend={send} className="flex flex-col items-start gap-5">
        {isBusy => (
          <>
            <Checkbox
              name="agree"
              label={t('agree')}
              isChecked={hasAgreed}
              onChange={setAgreed}
              isRequired
              error={errorIf('agreeFirst', 'changed')}
            />
            {hasKey && <p role="status">{t('byKey')}</p>}
            {sentTo !== null && (
              <>
                <p role="status">{t('sent', { email: sentTo })}</p>
                <TextField
                  label={t('code')}
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={7}
                  isRequired
                  value={code}
                  onChange={event => setCode(event.target.value)}
                  error={errorIf('wrongCode', 'oldCode')}
                />
              </>
            )}
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" size="large" isBusy={isBusy}>
                {t(hasKey ? 'withKey' : sentTo === null ? 'send' : 'confirm')}
              </Button>
              {sentTo !== null && (
                <Action look="quiet" onAct={sendCode}>
                  {t('again')}
                </Action>
              )}
            </div>
          </>
        )}
      </Form>
    </Card>
  );
}
