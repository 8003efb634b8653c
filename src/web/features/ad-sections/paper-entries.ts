import { useEffect } from 'react';
import { isFileUrl } from '#shared/paths/file-url.ts';
import type { Ad } from './in-words.ts';

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

type Papers = Pick<Ad, 'documents' | 'customDocs' | 'carVerticalUrl' | 'optionReportUrl'>;

/** What of a car's papers and reports is no address, each under its label. */
export function wrongPapers(ad: Papers): readonly string[] {
  const reports = (['carVerticalUrl', 'optionReportUrl'] as const).map(label => ({
    label,
    urls: [ad[label] ?? ''].filter(url => url !== ''),
  }));
  return paperEntries([...ad.documents, ...ad.customDocs, ...reports]).wrong;
}

/** Tells the console which addresses the page leaves out: nobody else could say why a paper is missing. */
export function useWrongPapers(ad: Ad): void {
  const wrong = wrongPapers(ad).join(', ');
  useEffect(() => {
    if (wrong !== '') console.warn('Documents without a usable address:', wrong);
  }, [wrong]);
}
