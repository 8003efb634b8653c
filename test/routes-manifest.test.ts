import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { routeTreeOf, tableAt } from '#web/route-trees.ts';
import { compactManifest } from '../scripts/routes-manifest.ts';

const page = (id: string, parentId: string, path: string) => ({
  ...{ id, parentId, path, module: '/assets/page.js' },
  imports: ['/assets/framework.js', '/assets/page.js'],
});
const layout = (id: string) => ({ id, parentId: 'root', module: '/assets/layout.js', imports: [] });
const routes = Object.fromEntries(
  [
    { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/framework.js'] },
    ...['layout.fr', 'layout.en', 'layout.admin'].map(layout),
    page('home.fr', 'layout.fr', '/'),
    page('search.fr.1', 'layout.fr', '/acheter.html'),
    page('notFound.fr', 'layout.fr', '/*'),
    page('home.en', 'layout.en', '/en'),
    page('notFound.en', 'layout.en', '/en/*'),
    page('admin.fr', 'layout.admin', '/admin'),
  ].map(route => [route.id, route]),
);
const whole = { version: 'v', url: '/assets/manifest-1a2b.js', routes };
const script = `window.__reactRouterManifest=${JSON.stringify(whole)};`;

/** What a page at this path knows of the routes. */
function knownAt(pathname: string): { version: string; routes: Record<string, unknown> } {
  const window: Record<string, unknown> = {};
  runInNewContext(compactManifest(script, routeTreeOf(pathname)), { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

describe('the table of routes', () => {
  it('is what the router wrote, for staff', () => {
    const url = '/assets/manifest-1a2b.admin.js';
    for (const path of ['/admin', '/admin/ads']) expect(knownAt(path)).toEqual({ ...whole, url });
  });

  it('holds a page’s own language, and what leads on to all others', () => {
    const french = ['root', 'layout.fr', 'home.fr', 'search.fr.1', 'notFound.fr'];
    for (const path of ['/', '/acheter.html', '/entree']) {
      expect(Object.keys(knownAt(path).routes)).toEqual(french);
    }
    const english = ['root', 'layout.fr', 'layout.en', 'notFound.fr', 'home.en', 'notFound.en'];
    for (const path of ['/en', '/en/buy.html']) expect(Object.keys(knownAt(path).routes)).toEqual(english);
    expect(knownAt('/').routes['search.fr.1']).toEqual(routes['search.fr.1']);
  });

  it('lies beside the others, and whole where the pages are not built', () => {
    expect(tableAt('/assets/manifest-1a2b.js', 'en')).toBe('/assets/manifest-1a2b.en.js');
    expect(tableAt('/@id/__x00__virtual:react-router/browser-manifest', 'en')).toContain('browser-manifest');
  });

  it('is written in no other form than the one we read', () => {
    expect(() => compactManifest('export default {}', 'fr')).toThrow('another form');
  });
});
