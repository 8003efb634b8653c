import { useEffect } from 'react';
import { isFileUrl } from '#shared/paths/file-url.ts';
import type { Ad } from './Section.tsx';

type Given = { readonly label: string; readonly urls: readonly string[] };
export type PaperEntry = Given;

/** One entry a label with each of its addresses once; what is no address is told apart (spec §8). */
export function paperEntries(given: readonly Given[]): {
  entries: readonly PaperEntry[];
  wrong: readonly string[];
} {
  const byLabel = new Map<string, Set<string>>();
  const wrong: string[] = [];
  for (const { label, urls } of given) {
    for (const url of urls.map(text => text.trim())) {
      if (!isFileUrl(url)) wrong.push(`${label}: "${url}"`);
      else byLabel.set(label, (byLabel.get(label) ?? new Set()).add(url));
    }
  }
  return { entries: [...byLabel].map(([label, urls]) => ({ label, urls: [...urls] })), wrong };
}

/** Tells the console which addresses the page leaves out: nobody else could say why a paper is missing. */
export function useWrongPapers({ documents, customDocs, carVerticalUrl }: Ad): void {
  const report = carVerticalUrl ? [{ label: 'carVertical', urls: [carVerticalUrl] }] : [];
  const wrong = paperEntries([...documents, ...customDocs, ...report]).wrong.join(', ');
  useEffect(() => {
    if (wrong !== '') console.warn('Documents without a usable address:', wrong);
  }, [wrong]);
}
