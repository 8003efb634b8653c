import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import { type FavoriteFragment, RemindFavoriteDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Icon } from '#web/ui/index.ts';

const CHOICES = [
  ['settings', null],
  ['none', []],
  ['tenMinutes', [10]],
  ['oneHour', [60]],
  ['oneDay', [1_440]],
  ['threeDays', [4_320]],
] as const;
/** API clients may set several reminders: `own` shows that, but cannot be chosen here. */
type Word = (typeof CHOICES)[number][0] | 'own';

/** Minutes before the end; null for the account's settings. */
export type Minutes = readonly number[] | null;

function wordOf(minutes: Minutes): Word {
  const same = CHOICES.find(([, choice]) => choice?.join() === minutes?.join());
  return same?.[0] ?? 'own';
}

type Props = { favorite: FavoriteFragment; minutes: Minutes; onChoose: (minutes: Minutes) => void };

/** The reminder before this car's end: the account's settings, or one of its own. */
export function ReminderChoice({ favorite: { uuid, name }, minutes, onChoose }: Props) {
  const t = useTranslations('mine.favorites');
  const { fail } = useToasts();
  const chosen = wordOf(minutes);
  const choose = async (word: Word) => {
    const next = CHOICES.find(([each]) => each === word)?.[1] ?? null;
    onChoose(next);
    try {
      await request(RemindFavoriteDocument, { uuid, minutes: next && [...next] });
    } catch (error) {
      onChoose(minutes);
      fail(error);
    }
  };
  return (
    <label className="relative inline-flex min-h-11 max-w-full items-center gap-2 text-14">
      <Icon name="bell" className="size-5 text-ink-soft" />
      <span className="sr-only">{t('remindOf', { name })}</span>
      <select
        value={chosen}
        onChange={event => void choose(CHOICES.find(([word]) => word === event.target.value)?.[0] ?? chosen)}
        className="min-h-11 min-w-0 cursor-pointer truncate rounded-pill bg-transparent pr-2 text-14 text-link underline underline-offset-4"
      >
        {chosen === 'own' && <option value="own">{t('reminders.own')}</option>}
        {CHOICES.map(([word]) => (
          <option key={word} value={word}>
            {t(`reminders.${word}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
