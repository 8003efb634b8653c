/**
 * Shares a URL with the device's share sheet, or else copies it. Returns the outcome; `left` when the user closes the
 * sheet.
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
