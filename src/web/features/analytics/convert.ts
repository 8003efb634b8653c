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
 * Tells the house of a step that advertisers may hear of, once and under a name of its own; without the
 * visitor's consent it does not even leave the page (spec §7). Nobody waits for it.
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
