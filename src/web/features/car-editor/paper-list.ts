import type { CarDocument, CarValues } from '#shared/fields/index.ts';

/** What a paper is: a code of the house's list, or a name of its own. */
export type PaperName = { readonly label: string; readonly isCustom: boolean };
export type Paper = PaperName & { readonly url: string };

const papersIn = (documents: readonly CarDocument[], isCustom: boolean): Paper[] =>
  documents.flatMap(({ label, urls }) => urls.map(url => ({ label, url, isCustom })));

export const papersOf = ({ documents, customDocs }: CarValues): Paper[] => [
  ...papersIn(documents, false),
  ...papersIn(customDocs, true),
];

/** Papers of one label stand together. */
function grouped(papers: readonly Paper[], isCustom: boolean): CarDocument[] {
  const byLabel = Map.groupBy(
    papers.filter(paper => paper.isCustom === isCustom),
    ({ label }) => label,
  );
  return Array.from(byLabel, ([label, of]) => ({ label, urls: of.map(({ url }) => url) }));
}

/** Papers that were named, and have no file yet. */
export const named = (documents: readonly CarDocument[]) => documents.filter(({ urls }) => urls.length === 0);

/** Whether there are papers, and each that was named has its file. */
export const hasAllPapers = (values: CarValues): boolean =>
  papersOf(values).length > 0 && named([...values.documents, ...values.customDocs]).length === 0;

/** Papers with their files, and those that only were named so far. */
const withNamed = (papers: readonly CarDocument[], known: readonly CarDocument[]): CarDocument[] => [
  ...papers,
  ...named(known).filter(({ label }) => !papers.some(paper => paper.label === label)),
];

/** What a car keeps of these papers. */
export const withPapers = (papers: readonly Paper[], known: CarValues) => ({
  documents: withNamed(grouped(papers, false), known.documents),
  customDocs: withNamed(grouped(papers, true), known.customDocs),
});
