import markUrl from '#web/ui/mark.svg?url';

/** What a telephone needs to keep the house beside its other applications. */
export function loader() {
  const manifest = {
    name: 'Calandre',
    short_name: 'Calandre',
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#FBFAF7',
    theme_color: '#0F3D2E',
    icons: [{ src: markUrl, type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
