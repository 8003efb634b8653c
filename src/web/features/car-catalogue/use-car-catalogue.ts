import { useEffect, useState } from 'react';
import { CarCatalogueDocument, type CarCatalogueQuery } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

export type CarCatalogue = CarCatalogueQuery['carCatalogue'];

/** The fields for which the catalogue suggests names. */
export type NamedName = 'brand' | 'model' | 'version';
export const isNamed = (name: string): name is NamedName =>
  name === 'brand' || name === 'model' || name === 'version';

const TYPING_PAUSE_MS = 250;
const NAME_LENGTH_MAX = 120;
const KEPT_MAX = 50;
const kept = new Map<string, Promise<CarCatalogue>>();

/** Loads the catalogue's entry for these names, once for all fields of the page. */
function ask(brand: string, model: string): Promise<CarCatalogue> {
  const key = JSON.stringify([brand, model]);
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const asked = request(CarCatalogueDocument, { brand, model }).then(({ carCatalogue }) => carCatalogue);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** Returns the catalogue's entry for the typed names after a short pause; null until it is loaded or if that fails. */
export function useCarCatalogue(
  brandTyped: string,
  modelTyped: string,
  isWanted = true,
): CarCatalogue | null {
  const [catalogue, setCatalogue] = useState<CarCatalogue | null>(null);
  const [brand, model] = [brandTyped, modelTyped].map(text => text.trim().slice(0, NAME_LENGTH_MAX));
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask(brand ?? '', model ?? '').then(
        found => isCurrent && setCatalogue(found),
        // The catalogue is only a help: without it the form works as before.
        () => isCurrent && setCatalogue(null),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [brand, model, isWanted]);
  return catalogue;
}
