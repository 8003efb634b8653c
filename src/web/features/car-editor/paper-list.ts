import type { CarDocument, CarValues } from '#shared/fields/index.ts';

/** A document's name: a code of the house's list, or a free text. */
export type PaperName = { readonly label: string; readonly isCustom: boolean };
export type Paper = PaperName & { readonly url: string };

const papersIn = (documents: readonly CarDocument[], isCustom: boolean): Paper[] =>
  documents.flatMap(({ label, urls }) => urls.map(url => ({ label, url, isCustom })));

export const papersOf = ({ documents, customDocs }: CarValues): Paper[] => [
  ...papersIn(documents, false),
  ...papersIn(customDocs, true),
];

/** Groups documents of the same label. */
function grouped(papers: readonly Paper[], isCustom: boolean): CarDocument[] {
  const byLabel = Map.groupBy(
    papers.filter(paper => paper.isCustom === isCustom),
    ({ label }) => label,
  );
  return Array.from(byLabel, ([label, of]) => ({ label, urls: of.map(({ url }) => url) }));
}

/** Returns the documents that are named but not uploaded yet. */
export const named = (documents: readonly CarDocument[]) => documents.filter(({ urls }) => urls.length === 0);

/** Whether there are documents, and each that was named is uploaded. */
export const hasAllPapers = (values: CarValues): boolean =>
  papersOf(values).length > 0 && named([...values.documents, ...values.customDocs]).length === 0;

/** Returns the uploaded documents, and those that are only named so far. */
const withNamed = (papers: readonly CarDocument[], known: readonly CarDocument[]): CarDocument[] => [
  ...papers,
  ...named(known).filter(({ label }) => !papers.some(paper => paper.label === label)),
];

/** Returns the car's fields for these documents. */
export const withPapers = (papers: readonly Paper[], known: CarValues) => ({
  documents: withNamed(grouped(papers, false), known.documents),
  customDocs: withNamed(grouped(papers, true), known.customDocs),
});
