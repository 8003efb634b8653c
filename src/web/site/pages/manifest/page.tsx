import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { firstLocale } from '#shared/words/locale.ts';

/** What a telephone needs to keep the house beside its other applications. */
export function loader() {
  const { name, paper, accent } = brand();
  const manifest = {
    ...{ name, short_name: name },
    lang: firstLocale(),
    start_url: linkTo('home', firstLocale()),
    scope: '/',
    display: 'standalone',
    background_color: paper.light,
    theme_color: accent,
    icons: [{ src: '/mark.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
