import type { RouteName } from '#shared/paths/route-table.ts';
import { LocaleButton } from '#web/i18n/index.ts';

/** In the place of what is not there, or is somebody else's: the page says the same, and leads to the list. */
export function Unknown({ text, to, toList }: { text: string; to: RouteName; toList: string }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="text-18">{text}</p>
      <LocaleButton to={to}>{toList}</LocaleButton>
    </div>
  );
}
