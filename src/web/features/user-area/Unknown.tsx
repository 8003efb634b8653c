import { LinkButton } from '#web/ui/index.ts';

/** In the place of what is not there, or is somebody else's: the page says the same, and leads to the list. */
export function Unknown({ text, to, toList }: { text: string; to: string; toList: string }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="text-18">{text}</p>
      <LinkButton to={to}>{toList}</LinkButton>
    </div>
  );
}
