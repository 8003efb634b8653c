/** The browser's passkey API. It is imported only when needed, so that it adds to no page. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** The device's response as JSON, or why there is none. */
type DeviceAnswer =
  | { readonly kind: 'answer'; readonly answer: string }
  /** The person declined or let it time out. */
  | { readonly kind: 'refused' }
  /** The device already has a key for this account. */
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

/** Creates a passkey. */
export const makeKey = (options: string): Promise<DeviceAnswer> =>
  answerOf(() =>
    startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }),
  );

/** Asks for one of the person's passkeys. */
export const askKey = (options: string): Promise<DeviceAnswer> =>
  answerOf(() =>
    startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Offers passkeys in the autofill of the e-mail field, until one is chosen or the page is left. */
export async function offerKeys(options: string, leaving: AbortSignal): Promise<DeviceAnswer> {
  if (leaving.aborted) return { kind: 'refused' };
  leaving.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return answerOf(() => startAuthentication({ optionsJSON, useBrowserAutofill: true }));
}
