import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { firstLocale, offeredLocales } from '#shared/words/locale.ts';

/** Returns the web app manifest, in the language of `?lang`. */
export function loader({ url }: LoaderFunctionArgs) {
  const asked = url.searchParams.get('lang');
  const locale = offeredLocales().find(each => each === asked) ?? firstLocale();
  const { name, paper, accent } = brand();
  const manifest = {
    ...{ name, short_name: name },
    lang: locale,
    start_url: linkTo('home', locale),
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
