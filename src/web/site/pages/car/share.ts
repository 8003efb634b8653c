/**
 * Hands an address on: by the device's own sheet where it has one, else by copying it. Answers what became of it;
 * whoever closes the sheet has changed their mind.
 */
export async function share(address: string, title: string): Promise<'shared' | 'copied' | 'left'> {
  if (!navigator.share) {
    await navigator.clipboard.writeText(address);
    return 'copied';
  }
  try {
    await navigator.share({ title, url: address });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    throw error;
  }
}
