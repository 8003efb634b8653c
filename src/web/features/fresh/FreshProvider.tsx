import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import {
  BeginPasskeyProofDocument,
  ConfirmPasswordDocument,
  ConfirmWithCodeDocument,
  ConfirmWithPasskeyDocument,
  RequestProofCodeDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { Button, Dialog, Form, Icon, PasswordField, TextField } from '#web/ui/index.ts';
import { useForm } from '../form/index.ts';
import { useHasPasskeys, useMe } from '../session/index.ts';
import { useAct, useToasts } from '../toasts/index.ts';

/**
 * Runs a sensitive action: `await withFresh(() => request(…))`. Where the server wants a proof of identity, the page
 * asks for it and then runs the action again; null when the person cancelled.
 */
export type WithFresh = <Result>(act: () => Promise<Result>) => Promise<Result | null>;

const FreshContext = createContext<WithFresh | null>(null);

export function useFresh(): WithFresh {
  const withFresh = useContext(FreshContext);
  if (!withFresh) throw new Error('The page has no FreshProvider');
  return withFresh;
}

const isAsked = (error: unknown) => error instanceof RequestError && error.code === 'PasswordNeeded';

export function FreshProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<{ tell: (isThere: boolean) => void } | null>(null);
  const withFresh = useCallback<WithFresh>(async act => {
    try {
      return await act();
    } catch (error) {
      if (!isAsked(error)) throw error;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAnswer({ tell: resolve });
    const isThere = await promise;
    setAnswer(null);
    return isThere ? act() : null;
  }, []);
  const dialog = useMemo(
    () => answer && <FreshDialog onDone={() => answer.tell(true)} onClose={() => answer.tell(false)} />,
    [answer],
  );
  return (
    <FreshContext value={withFresh}>
      {children}
      {dialog}
    </FreshContext>
  );
}

/** Asks the person to prove their identity once more. */
function FreshDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslations('profile.fresh');
  const me = useMe();
  const hasPassword = me.kind !== 'person' || me.person.hasPassword;
  const proof = useRef<HTMLDivElement>(null);
  // Keyboard users can type at once; on a phone the keyboard stays hidden until the field is touched.
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) proof.current?.querySelector('input')?.focus();
  }, []);
  return (
    <Dialog name="fresh" title={t('title')} isOpen onClose={onClose}>
      <div ref={proof} className="flex flex-col gap-5">
        <p className="text-14 text-ink-soft">{t(hasPassword ? 'text' : 'codeText')}</p>
        {hasPassword ? <ByPassword onDone={onDone} /> : <ByCode onDone={onDone} />}
        <div className="flex flex-wrap gap-3">
          <ByPasskey onDone={onDone} />
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** A proof by passkey, if the browser supports them. */
function ByPasskey({ onDone }: { onDone: () => void }) {
  const t = useTranslations('profile.fresh');
  const { isBusy, act } = useAct();
  if (useHasPasskeys() !== true) return null;
  const ask = async () => {
    const [{ beginPasskeyProof }, { askKey }] = await Promise.all([
      request(BeginPasskeyProofDocument, {}),
      import('../passkey-device/index.ts'),
    ]);
    const given = await askKey(beginPasskeyProof);
    if (given.kind !== 'answer') return;
    await request(ConfirmWithPasskeyDocument, { answer: given.answer });
    onDone();
  };
  return (
    <Button look="secondary" isBusy={isBusy} onClick={() => void act(ask)}>
      <Icon name="key" className="size-5" />
      {t('passkey')}
    </Button>
  );
}

function ByPassword({ onDone }: { onDone: () => void }) {
  const t = useTranslations('profile.fresh');
  const { fail } = useToasts();
  const confirm = (typed: { password: string }) => request(ConfirmPasswordDocument, typed);
  const form = useForm({ password: '' }, confirm, onDone, {
    wordsOf: ({ code }) => (code === 'InvalidCredentials' ? { password: 'profile.fresh.wrong' } : null),
    onRefused: fail,
  });
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <PasswordField
        label={t('password')}
        isRequired
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" className="self-start">
        {t('confirm')}
      </Button>
    </Form>
  );
}

const WRONG = { code: 'profile.fresh.codeWrong' } as const;
const EXPIRED = { code: 'profile.fresh.codeExpired' } as const;
const wordsOfCode = ({ field, code }: RequestError) =>
  field !== 'code' ? null : code === 'TokenExpired' ? EXPIRED : WRONG;

/** A proof by a code sent by e-mail, for accounts without a password. */
function ByCode({ onDone }: { onDone: () => void }) {
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
