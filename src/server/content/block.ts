/** A run of words in one style; no markup ever leaves the house. */
export type Span = {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasized: boolean;
  /** `route:` and a route's name, or an address of https, mailto or tel. */
  readonly href: string | null;
};

/** A line of spans: an item of a list, a cell of a table, a paragraph. */
export type Line = { readonly spans: readonly Span[] };
export type Titled = { readonly title: Line; readonly lines: readonly Line[] };

/** What a text is made of. */
export type Block =
  | { readonly kind: 'Heading'; readonly id: string; readonly level: number; readonly line: Line }
  | { readonly kind: 'Paragraph'; readonly line: Line }
  | { readonly kind: 'List'; readonly isOrdered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'Steps'; readonly steps: readonly Titled[] }
  | {
      readonly kind: 'Table';
      readonly caption: string | null;
      readonly head: readonly Line[];
      readonly rows: readonly { readonly cells: readonly Line[] }[];
    }
  | { readonly kind: 'Figure'; readonly url: string; readonly alt: string; readonly caption: string | null }
  | { readonly kind: 'Action'; readonly label: string; readonly to: string; readonly isMain: boolean }
  | { readonly kind: 'Faq'; readonly entries: readonly Titled[] }
  | { readonly kind: 'Note'; readonly lines: readonly Line[] };

/** The words of a line without their style. */
export function plainText(line: Line): string {
  return line.spans.map(span => span.text).join('');
}
