import { getDocumentProxy } from 'unpdf';

type Line = { readonly text: string; readonly left: number; readonly right: number; readonly base: number };

/** What a PDF says as a reader sees it: its pages' lines with where they stand (points from the lower left). */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: Line[][]; text: string }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.flatMap(item => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , left = 0, base = 0] = item.transform as number[];
        return [{ text: item.str, left, right: left + item.width, base }];
      });
    }),
  );
  return { pages, text: pages.flatMap(lines => lines.map(({ text }) => text)).join(' ') };
}

/** The roles of a page's parts for a screen reader, in their order: `H1`, `P`, `Table`. */
export async function readRoles(bytes: Uint8Array, page: number): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  type Node = { role?: string; children?: Node[] };
  const rolesOf = ({ role, children = [] }: Node): string[] => [
    ...(role ? [role] : []),
    ...children.flatMap(rolesOf),
  ];
  return rolesOf((await (await pdf.getPage(page)).getStructTree()) as Node);
}
