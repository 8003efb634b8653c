type Props = { text: string | null; language: string | null; className?: string };

/** What somebody wrote, in the language they wrote it in; nothing where they wrote nothing. */
export function Written({ text, language, className }: Props) {
  if (!text) return null;
  return (
    <p lang={language ?? undefined} className={className}>
      {text}
    </p>
  );
}
