const ASKED = 'consent:open';

/** Reopens the choice, from anywhere on the page. */
export function openConsent(): void {
  dispatchEvent(new Event(ASKED));
}

/** Listens for the choice being reopened; returns the unsubscribe function. */
export function onConsentAsked(listen: () => void): () => void {
  addEventListener(ASKED, listen);
  return () => removeEventListener(ASKED, listen);
}
