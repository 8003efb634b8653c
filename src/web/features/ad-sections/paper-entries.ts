import { useEffect } from 'react';
import { isFileUrl } from '#shared/paths/file-url.ts';
import type { Ad } from './in-words.ts';

type Given = { readonly label: string; readonly urls: readonly string[] };
export type PaperEntry = Given;

/** Groups documents by label, each URL once; invalid URLs are returned apart (spec §8). */
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

/** Returns a car's invalid document and report URLs, each with its label. */
export function wrongPapers(ad: Papers): readonly string[] {
  const reports = (['carVerticalUrl', 'optionReportUrl'] as const).map(label => ({
    label,
    urls: [ad[label] ?? ''].filter(url => url !== ''),
  }));
  return paperEntries([...ad.documents, ...ad.customDocs, ...reports]).wrong;
}

/** Logs the URLs that the page leaves out: nothing else shows why a document is missing. */
export function useWrongPapers(ad: Ad): void {
  const wrong = wrongPapers(ad).join(', ');
  useEffect(() => {
    if (wrong !== '') console.warn('Documents without a usable address:', wrong);
  }, [wrong]);
}
