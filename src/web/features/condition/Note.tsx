import type { TextFragment } from '#web/graphql/documents.gen.ts';
import type { ReportWords } from './report-words.ts';

/** What somebody wrote, in the language that it is in. */
export function Note({ note, words }: { note: TextFragment | null; words: ReportWords }) {
  const said = words.textOf(note);
  return (
    said && (
      <span lang={said.lang} className="block whitespace-pre-line text-ink-soft">
        {said.words}
      </span>
    )
  );
}
