import { useEffect, useState } from 'react';
import { CarCatalogueDocument, type CarCatalogueQuery } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

export type CarCatalogue = CarCatalogueQuery['carCatalogue'];

/** What a car is called by: the fields whose names the catalogue offers. */
export type NamedName = 'brand' | 'model' | 'version';
export const isNamed = (name: string): name is NamedName =>
  name === 'brand' || name === 'model' || name === 'version';

const TYPING_PAUSE_MS = 250;
const NAME_LENGTH_MAX = 120;
const KEPT_MAX = 50;
const kept = new Map<string, Promise<CarCatalogue>>();

/** What the catalogue knows of these names: asked once, however many fields of a page want to know. */
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

/** The catalogue of what is typed, a moment after it; null before it answers, or where nobody does. */
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
        // The catalogue is a help: without it one writes as before.
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
