import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
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
const script = compactManifest(`window.__reactRouterManifest=${JSON.stringify({ version: 'v', routes })};`);

/** What a page at this path knows of the routes. */
function knownAt(pathname: string): { version: string; routes: Record<string, unknown> } {
  const window: Record<string, unknown> = {};
  runInNewContext(script, { window, location: { pathname } });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

describe('the table of routes', () => {
  it('is what the router wrote, for staff', () => {
    for (const path of ['/admin', '/admin/ads']) expect(knownAt(path)).toEqual({ version: 'v', routes });
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

  it('is written in no other form than the one we read', () => {
    expect(() => compactManifest('export default {}')).toThrow('another form');
  });
});
