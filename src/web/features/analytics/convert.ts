import { readConsent } from './consent-choice.ts';

type Happened = {
  readonly eventName:
    | 'ViewContent'
    | 'Contact'
    | 'Schedule'
    | 'CompleteRegistration'
    | 'InitiateCheckout'
    | 'AddToWishlist';
  readonly user?: { readonly email?: string | null; readonly phone?: string | null };
  readonly car?: Readonly<Record<string, string | number | null>>;
};

/**
 * Sends a conversion for advertisers to the server, once and with its own event id. Without the visitor's consent
 * nothing leaves the page (spec §7). It is not awaited.
 */
export function convert(happened: Happened): void {
  if (!readConsent(document.cookie)?.marketing) return;
  const body = JSON.stringify({ ...happened, eventId: crypto.randomUUID(), sourceUrl: location.href });
  fetch('/api/fb-event', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {});
}
