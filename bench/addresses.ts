/** The kinds of pages that are measured. */
export const PAGES = ['auction', 'ad', 'home', 'search', 'article'] as const;
export type PageKind = (typeof PAGES)[number];

/** One page of each kind, by the links that a visitor would follow. */
export async function addressesIn(origin: string): Promise<Record<PageKind, string>> {
  const linkOn = async (path: string, link: RegExp) => {
    const html = await (await fetch(origin + path)).text();
    const found = link.exec(html)?.[1];
    if (!found) throw new Error(`${path} has no link of the form ${link}`);
    return found;
  };
  const car = /href="(\/acheter\/voiture-collection\/[^"#]+\.html)"/;
  return {
    auction: await linkOn('/acheter.html?auctions=1', car),
    ad: await linkOn('/acheter.html?seller=PROFESSIONAL', car),
    home: '/',
    search: '/acheter.html',
    article: await linkOn('/blog', /href="(\/blog\/article\/[^"#]+)"/),
  };
}
