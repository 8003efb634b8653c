import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { folderOf, ROUTE_NAMES } from '#shared/paths/route-table.ts';

const ASSETS = new URL('../build/client/assets/', import.meta.url);

type Route = { readonly id: string; readonly module: string; readonly imports: readonly string[] };

/** What each page brings, as the build wrote it. */
function builtRoutes(): Route[] {
  const [file = ''] = readdirSync(ASSETS).filter(name => /^manifest-.*\.js$/.test(name));
  const window: { __reactRouterManifest?: { routes: Record<string, Route> } } = {};
  runInNewContext(readFileSync(new URL(file, ASSETS), 'utf8'), { window, location: { pathname: '/admin' } });
  return Object.values(window.__reactRouterManifest?.routes ?? {});
}

describe('what a page brings', () => {
  it('has the client cache on one’s own pages and those of staff alone', () => {
    const bringing = builtRoutes()
      .filter(({ module, imports }) => [module, ...imports].some(file => file.includes('/assets/cache-')))
      .map(({ id }) => id.replace(/\.(fr|en|es)(\.\d+)?$/, ''));
    const names = ROUTE_NAMES.filter(name => bringing.includes(name));
    expect(names).toContain('user');
    expect(names).toContain('admin/leads');
    expect(names.filter(name => folderOf(name).startsWith('site/'))).toEqual([]);
  });
});
