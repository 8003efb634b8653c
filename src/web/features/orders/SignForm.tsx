import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import { BeginPasskeyProofDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Card, Checkbox, Form, TextField } from '#web/ui/index.ts';
import { useToasts } from '../toasts/index.ts';
import { Action } from '../user-area/index.ts';

type Problem = 'agreeFirst' | 'changed' | 'wrongCode' | 'oldCode';
type Props = {
  /** Sends the code; resolves to where it was sent, or nothing for an account with a passkey. */
  ask: (language: 'FR' | 'EN' | 'ES') => Promise<string | null | undefined>;
  sign: (proof: { code: string } | { passkey: string }) => Promise<unknown>;
  /** Called when the text has changed since it was read. */
  onStale?: () => Promise<unknown>;
};

/** The state of the signing: agreement, code and error. */
function useSigning({ ask, sign, onStale }: Props) {
  const { fail } = useToasts();
  const language = languageOf(useLocale());
  const [hasAgreed, setAgreed] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** An account with a passkey is sent no code. */
  const [hasKey, setHasKey] = useState(false);
  /** Whether the code field is shown: once a code was sent, now or before a reload. */
  const [asksCode, setAsksCode] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);

  const sendCode = async () => {
    try {
      const to = await ask(language);
      setSentTo(to ?? null);
      setAsksCode(Boolean(to));
      setHasKey(!to);
      setCode('');
      setProblem(null);
    } catch (error) {
      if (!(error instanceof RequestError && error.code === 'StaleVersion')) throw error;
      await onStale?.();
      setAgreed(false);
      setSentTo(null);
      setAsksCode(false);
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
    if (given.kind === 'answer') await sign({ passkey: given.answer });
  };
  const send = async () => {
    setProblem(hasAgreed ? null : 'agreeFirst');
    if (!hasAgreed) return;
    try {
      if (hasKey) return await signWithKey();
      if (!asksCode) return await sendCode();
      await sign({ code });
    } catch (error) {
      const of = error instanceof RequestError && error.field === 'code' ? error.code : null;
      if (of === null) return fail(error);
      setProblem(of === 'TokenExpired' ? 'oldCode' : 'wrongCode');
    }
  };
  const haveCode = () => setAsksCode(true);
  return { hasAgreed, setAgreed, hasKey, sentTo, asksCode, haveCode, code, setCode, problem, sendCode, send };
}

/** The form to agree, to receive a code, and to sign with it. */
export function SignForm(props: Props) {
  const t = useTranslations('orders.sign');
  const { hasAgreed, setAgreed, hasKey, sentTo, asksCode, haveCode, code, setCode, problem, sendCode, send } =
    useSigning(props);
  const errorIf = (...kinds: Problem[]) =>
    problem !== null && kinds.includes(problem) ? { key: `orders.sign.${problem}`, text: t(problem) } : null;
  return (
    <Card className="p-5 sm:p-8">
      <Form onSend={send} className="flex flex-col items-start gap-5">
        <Checkbox
          name="agree"
          label={t('agree')}
          isChecked={hasAgreed}
          onChange={setAgreed}
          isRequired
          error={errorIf('agreeFirst', 'changed')}
        />
        <p role="status" className="live-line">
          {hasKey ? t('byKey') : sentTo !== null && t('sent', { email: sentTo })}
        </p>
        {asksCode && (
          <TextField
            label={t('code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            isRequired
            autoFocus={sentTo === null}
            value={code}
            onChange={event => setCode(event.target.value)}
            error={errorIf('wrongCode', 'oldCode')}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="large">
            {t(hasKey ? 'withKey' : asksCode ? 'confirm' : 'send')}
          </Button>
          {asksCode && (
            <Action look="quiet" onAct={sendCode}>
              {t(sentTo === null ? 'send' : 'again')}
            </Action>
          )}
          {!asksCode && !hasKey && (
            <Button look="quiet" onClick={haveCode}>
              {t('haveCode')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
