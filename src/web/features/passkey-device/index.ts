/** Speaks to the device that keeps passkeys. Whoever needs it loads it when they do: it weighs on no page. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** What came of asking the device: its answer as JSON, or why there is none. */
type DeviceAnswer =
  | { readonly kind: 'answer'; readonly answer: string }
  /** The person said no, or let the time pass. */
  | { readonly kind: 'refused' }
  /** The device has a key for this account already. */
  | { readonly kind: 'known' };

async function answerOf(ask: () => Promise<object>): Promise<DeviceAnswer> {
  try {
    return { kind: 'answer', answer: JSON.stringify(await ask()) };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { kind: isKnown ? 'known' : 'refused' };
  }
}

/** Makes a key. */
export const makeKey = (options: string): Promise<DeviceAnswer> =>
  answerOf(() =>
    startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }),
  );

/** Asks for one of the person's keys. */
export const askKey = (options: string): Promise<DeviceAnswer> =>
  answerOf(() =>
    startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Offers the keys among the suggestions of the field that asks for them, until one is taken or the person leaves. */
export async function offerKeys(options: string, leaving: AbortSignal): Promise<DeviceAnswer> {
  if (leaving.aborted) return { kind: 'refused' };
  leaving.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return answerOf(() => startAuthentication({ optionsJSON, useBrowserAutofill: true }));
}
