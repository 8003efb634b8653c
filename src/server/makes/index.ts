/**
 * The makes room: how makes and models are written. It promises that a name that was changed is changed in every ad and
 * every result, is written so by whoever writes the old one later, and is found under both; and that names never lead
 * round in a circle. What was signed or invoiced keeps the name that it had.
 */
import { slugify } from '#shared/words/text.ts';
import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import type { Core } from '../core.ts';
import { requireInput } from '../errors.ts';
import { type CarName, findShown, listModels, listRenames, type Rename, renameCars } from './makes-store.ts';

export type { CarName, ModelLine } from './makes-store.ts';
export type Makes = ReturnType<typeof openMakes>;

const NAME_LENGTH_MAX = 60;
/** How many ads are told of at once; a make's are thousands. */
const TOLD_AT_ONCE = 500;

export function openMakes({ database, bus }: Pick<Core, 'database' | 'bus'>) {
  let kept: Promise<readonly Rename[]> | null = null;
  bus.onMessage(({ topic }) => {
    if (topic === 'makes') kept = null;
  });
  bus.onReset(() => {
    kept = null;
  });
  const renames = (): Promise<readonly Rename[]> => {
    kept ??= listRenames(database).catch(error => {
      kept = null;
      throw error;
    });
    return kept;
  };

  return {
    ...boundTo(database, { list: listModels, shown: findShown }),
    /** Makes and models as they are written now, of such as somebody asks for by the names of some day. */
    async asWritten(asked: { brands: readonly string[]; models: readonly string[] }) {
      return asWritten(await renames(), asked);
    },
    /** The address of a make, or of a model (`alpine/a110`), as it is now, of such as was its at some day. */
    async addressNow(address: string): Promise<string> {
      const [brand = '', ...models] = address.split('/');
      const named = asWritten(await renames(), { brands: [brand], models });
      return [named.brands.at(-1) ?? brand, ...named.models].map(slugify).join('/');
    },
    /** The address of a make, or of a model, and behind it those that it had before it was renamed. */
    async addressesOf(address: string): Promise<string[]> {
      return addressesOf(await renames(), address);
    },
    /**
     * Writes a make, or a model of it, otherwise from now on: in every ad, every result, and whatever comes.
     * @throws AppError BadInput with the field that has no name, or one too long
     */
    async rename(old: CarName, wanted: CarName, actorId: string): Promise<{ ads: number; results: number }> {
      requireInput(slugify(old.brand) !== '', 'brand');
      requireName(wanted.brand, 'newBrand');
      requireInput((old.model === null) === (wanted.model === null), 'newModel');
      if (wanted.model !== null) requireName(wanted.model, 'newModel');
      return database.transaction(async writes => {
        const { adUuids, resultCount } = await renameCars(writes, old, wanted);
        await record(writes, {
          ...{ actorId, action: 'car.renamed', subjectId: wanted.brand, subjectName: nameOf(old) },
          before: { name: nameOf(old) },
          after: { name: nameOf(wanted), ads: adUuids.length, results: resultCount },
        });
        await bus.publish(writes, [{ topic: 'makes', id: 'renamed', version: 0 }]);
        for (let from = 0; from < adUuids.length; from += TOLD_AT_ONCE)
          await bus.publish(
            writes,
            adUuids.slice(from, from + TOLD_AT_ONCE).map(id => ({ topic: 'ad', id, version: 0 })),
          );
        return { ads: adUuids.length, results: resultCount };
      });
    },
  };
}

const nameOf = ({ brand, model }: CarName): string => [brand, model].filter(Boolean).join(' ');

function requireName(name: string, field: string): void {
  requireInput(slugify(name) !== '' && name === name.trim() && name.length <= NAME_LENGTH_MAX, field);
}

type Names = { readonly brands: readonly string[]; readonly models: readonly string[] };

/** A model without a make is renamed as that of any make; one that moved brings its new make along. */
function asWritten(renames: readonly Rename[], { brands, models }: Names): Names {
  if (renames.length === 0) return { brands, models };
  const ofMake = (name: string) =>
    renames.find(({ brandSlug, modelSlug }) => modelSlug === null && brandSlug === slugify(name))?.brand ??
    name;
  const makes = new Set(brands.map(ofMake));
  const slugs = new Set([...makes].map(slugify));
  const named = models.map(model => {
    const known = renames.find(
      each => each.modelSlug === slugify(model) && (slugs.size === 0 || slugs.has(each.brandSlug)),
    );
    if (known && slugs.size > 0) makes.add(known.brand);
    return known?.model ?? model;
  });
  return { brands: [...makes], models: named };
}

function addressesOf(renames: readonly Rename[], address: string): string[] {
  const [brand = '', model] = address.split('/');
  const ofMake = (slug: string) => [
    slug,
    ...renames
      .filter(each => each.model === null && slugify(each.brand) === slug)
      .map(each => each.brandSlug),
  ];
  if (model === undefined) return ofMake(brand);
  const once = renames.filter(each => slugify(each.brand) === brand && slugify(each.model ?? '') === model);
  return [{ brandSlug: brand, modelSlug: model }, ...once].flatMap(each =>
    ofMake(each.brandSlug).map(make => `${make}/${each.modelSlug}`),
  );
}
