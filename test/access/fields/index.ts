import { HOUSE } from './house.ts';
import { ORDERS } from './orders.ts';
import { PEOPLE } from './people.ts';
import { SALE } from './sale.ts';
import { SELLING } from './selling.ts';
import { STAFF } from './staff.ts';

/**
 * Who may read a field:
 * `everyone`, visitors too, and all of them the same value; `signedIn`, whoever has an account; `own`, only
 * the person it is about; `key`, whoever holds the secret it is kept under; `seller`, whose ad it is;
 * `nobody`, it is never given here; or staff with a permission, such as `Leads:read`. Several are parted by
 * a comma: `'seller, Auctions:update'`; with `everyone` among them, everyone reads a part of it.
 */
export type Readers = string;

/** The fields of one type, under who may read them; names are parted by blanks. */
export type TypeEntry = Readonly<Record<Readers, string>>;

const AREAS: readonly Readonly<Record<string, TypeEntry>>[] = [SALE, ORDERS, SELLING, PEOPLE, HOUSE, STAFF];

/** Each field's readers, by `Type.field`. */
export const FIELDS: ReadonlyMap<string, readonly string[]> = readEntries();

function readEntries(): Map<string, readonly string[]> {
  const entries = new Map<string, readonly string[]>();
  for (const [type, entry] of AREAS.flatMap(area => Object.entries(area))) {
    for (const [readers, names] of Object.entries(entry)) {
      for (const name of names.split(/\s+/).filter(Boolean)) {
        const coordinate = `${type}.${name}`;
        if (entries.has(coordinate)) throw new Error(`${coordinate} has two entries in test/access/fields`);
        entries.set(coordinate, readers.split(/,\s*/));
      }
    }
  }
  return entries;
}
