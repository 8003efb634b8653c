import { useEffect, useRef } from 'react';
import { BeginPasskeyLoginDocument, LoginWithPasskeyDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { type Person, setMe, toPerson } from './me.ts';

type Parts = {
  readonly onSignedIn: (person: Person) => void;
  readonly onRefused: (error: unknown) => void;
};

/**
 * Offers the person's passkeys among what their browser suggests for the e-mail field, as long as the form is
 * there: no button of its own, and nothing for who has none. What asks the device is loaded only where the
 * browser can do it.
 */
export function usePasskeyAutofill(parts: Parts): void {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    const leaving = new AbortController();
    // Nobody asked for it: where it can't be had, the form is what it is.
    offer(leaving.signal, latest).catch(() => {});
    return () => leaving.abort();
  }, []);
}

async function offer(leaving: AbortSignal, latest: { readonly current: Parts }): Promise<void> {
  if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
  const { offerKeys } = await import('../passkey-device/index.ts');
  for (;;) {
    const { beginPasskeyLogin } = await request(BeginPasskeyLoginDocument, {});
    const given = await offerKeys(beginPasskeyLogin, leaving);
    if (given.kind !== 'answer') return;
    try {
      const { loginWithPasskey } = await request(LoginWithPasskeyDocument, { answer: given.answer });
      setMe(toPerson(loginWithPasskey.user));
      return latest.current.onSignedIn(loginWithPasskey.user);
    } catch (error) {
      latest.current.onRefused(error);
      // Another key may do, or the same once it is asked anew.
      if (!(error instanceof RequestError)) return;
    }
  }
}
