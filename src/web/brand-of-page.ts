import type { Brand } from '#shared/brand.ts';
import { LOCALES } from '#shared/words/locale.ts';

/** Reads the house's brand from the page's own markup, so that it needs no second download. */
export function brandOfPage(page: Document): Brand {
  const { house = '', languages, words = null } = page.documentElement.dataset;
  const all = (selector: string, attribute: string) =>
    Array.from(page.querySelectorAll(selector), each => each.getAttribute(attribute) ?? '');
  const [light = '', dark = ''] = all('meta[name="theme-color"]', 'content');
  const preloaded = all('link[rel="preload"][as="font"]', 'href');
  const [drawn] = page.querySelectorAll('svg[data-mark]');
  return {
    name: house,
    mark: Array.from(drawn?.querySelectorAll('path') ?? [], path => path.getAttribute('d') ?? ''),
    languages: languages?.split(' ') ?? LOCALES,
    paper: { light, dark },
    accent: '',
    typefaces: preloaded,
    wordsVersion: words,
  };
}
