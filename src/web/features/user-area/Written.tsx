type Props = { text: string | null; language: string | null; className?: string };

/** A text in the language it was written in; nothing if it is empty. */
export function Written({ text, language, className }: Props) {
  if (!text) return null;
  return (
    <p lang={language ?? undefined} className={className}>
      {text}
    </p>
  );
}
