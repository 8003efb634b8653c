const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Removes the nonce that marks the renderer's own scripts, and returns the page without it and the texts of those
 * scripts. The nonce is random for each render, so injected markup cannot carry it.
 */
export function takeMark(html: string, mark: string): { html: string; scripts: readonly string[] } {
  const attribute = ` nonce="${mark}"`;
  const marked = Array.from(html.matchAll(INLINE)).filter(([, attributes = '']) =>
    attributes.includes(attribute),
  );
  return { html: html.replaceAll(attribute, ''), scripts: marked.map(([, , text = '']) => text) };
}
