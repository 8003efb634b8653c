const ASKED = 'consent:open';

/** Opens the choice again, from wherever on the page. */
export function openConsent(): void {
  dispatchEvent(new Event(ASKED));
}

/** Hears when the choice is asked for again. */
export function onConsentAsked(listen: () => void): () => void {
  addEventListener(ASKED, listen);
  return () => removeEventListener(ASKED, listen);
}
