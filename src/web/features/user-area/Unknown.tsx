import type { RouteName } from '#shared/paths/route-table.ts';
import { LocaleButton } from '#web/i18n/index.ts';

/** Replaces a thing that does not exist or belongs to another user, with a link to the list. */
export function Unknown({ text, to, toList }: { text: string; to: RouteName; toList: string }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="text-18">{text}</p>
      <LocaleButton to={to}>{toList}</LocaleButton>
    </div>
  );
}
