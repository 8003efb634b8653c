const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes off the mark by which the scripts of the renderer are told from whatever else may have come into a page:
 * it is new for each render, and nobody can guess it. Answers the page without it, and the texts of those scripts.
 */
export function takeMark(html: string, mark: string): { html: string; scripts: readonly string[] } {
  const attribute = ` nonce="${mark}"`;
  const marked = Array.from(html.matchAll(INLINE)).filter(([, attributes = '']) =>
    attributes.includes(attribute),
  );
  return { html: html.replaceAll(attribute, ''), scripts: marked.map(([, , text = '']) => text) };
}
