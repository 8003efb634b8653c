import type { MetaDescriptor } from 'react-router';
import { machineData } from '#web/page-head.ts';
import type { Page } from './house.ts';

export type ListEntry = { readonly name: string; readonly path: string; readonly picture?: string | null };

type Collection = Page & {
  readonly entries: readonly ListEntry[];
  /** The total number, if the page lists only some. */
  readonly total?: number;
};

/** Returns a list page with its items in order. */
export function collectionData(of: Collection): MetaDescriptor {
  const { origin, path, name, description, locale, entries, total = entries.length } = of;
  return machineData({
    '@type': 'CollectionPage',
    name,
    description,
    url: origin + path,
    inLanguage: locale,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: entries.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: entry.name,
        url: origin + entry.path,
        ...(entry.picture ? { image: new URL(entry.picture, origin).href } : {}),
      })),
    },
  });
}
