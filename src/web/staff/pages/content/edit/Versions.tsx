import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EditedVersionFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Badge, Button, classes, Dialog } from '#web/ui/index.ts';
import { type LineName, linesOf, type TextValues, valuesOf } from './text-values.ts';

type VersionsProps = {
  versions: readonly EditedVersionFragment[];
  values: TextValues;
  onTake: (version: EditedVersionFragment) => void;
};

/** The versions of a text: author, state, and the difference from the current values. */
export function Versions({ versions, values, onTake }: VersionsProps) {
  const t = useTranslations('admin.content.edit');
  const [compared, setCompared] = useState<EditedVersionFragment | null>(null);
  const words = (name: LineName | 'cars') => (name === 'cars' ? t('cars') : t(`fields.${name}`));
  const now = new Date().toISOString();
  const shown = versions.find(({ publishedAt }) => publishedAt !== null && publishedAt <= now);
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="mt-10">
      <h2 id="versions" className="display mb-3 text-22">
        {t('versions')}
      </h2>
      <ol className="rounded-box border border-line bg-surface">
        {versions.map(version => (
          <li
            key={version.number}
            data-version={version.number}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-2 not-last:border-b text-14"
          >
            <span className="tabular font-[560]">{t('version', { number: String(version.number) })}</span>
            <VersionState version={version} isShown={version === shown} now={now} />
            <span className="tabular text-ink-soft">
              {formatDateTime(version.savedAt)} · {version.author ?? t('byHouse')}
            </span>
            <span className="ml-auto flex gap-2">
              <Button look="quiet" onClick={() => setCompared(version)}>
                {t('compare')}
              </Button>
              <Button look="quiet" onClick={() => onTake(version)}>
                {t('restore')}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {compared && (
        <Dialog
          name="versions"
          width="wide"
          title={t('compareTitle', { number: String(compared.number) })}
          isOpen
          onClose={() => setCompared(null)}
        >
          <Difference before={linesOf(valuesOf(compared), words)} after={linesOf(values, words)} />
        </Dialog>
      )}
    </section>
  );
}

type VersionStateProps = { version: EditedVersionFragment; isShown: boolean; now: string };

function VersionState({ version: { publishedAt }, isShown, now }: VersionStateProps) {
  const t = useTranslations('admin.content.edit');
  if (isShown) return <Badge tone="good">{t('isShown')}</Badge>;
  if (publishedAt === null) return <Badge>{t('isDraft')}</Badge>;
  const date = formatDateTime(publishedAt);
  if (publishedAt > now) return <Badge tone="brass">{t('isPlanned', { date })}</Badge>;
  return <Badge>{t('wasShown', { date })}</Badge>;
}

const LOOKS = {
  same: 'text-ink-soft',
  added: 'bg-good-wash text-good',
  removed: 'bg-red-wash text-red line-through',
} as const;

/** The difference line by line, labelled for screen readers. */
function Difference({ before, after }: { before: string; after: string }) {
  const t = useTranslations('admin.content.edit');
  const lines = differenceOf(before, after);
  if (lines.every(({ kind }) => kind === 'same')) return <p>{t('same')}</p>;
  return (
    <div className="text-14">
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one comparison never move
        <p key={index} data-line={kind} className={classes('min-h-6 whitespace-pre-wrap px-2', LOOKS[kind])}>
          {kind !== 'same' && <span className="sr-only">{t(kind)} </span>}
          {text}
        </p>
      ))}
    </div>
  );
}

export type DiffLine = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Above this number of lines texts are not compared by line: the table grows with the product of their lengths. */
const LINES_MAX = 2_000;

/** Returns the shortest line-by-line difference of two texts. */
export function differenceOf(before: string, after: string): DiffLine[] {
  const [from, to] = [before.split('\n'), after.split('\n')];
  if (from.length > LINES_MAX || to.length > LINES_MAX) {
    return [
      ...from.map(text => ({ kind: 'removed', text }) as const),
      ...to.map(text => ({ kind: 'added', text }) as const),
    ];
  }
  const common = lengthsOf(from, to);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const isSame = i < from.length && j < to.length && from[i] === to[j];
    const takes = common[i + 1]?.[j] ?? -1;
    const puts = common[i]?.[j + 1] ?? -1;
    if (isSame) lines.push({ kind: 'same', text: from[i] ?? '' });
    else if (j >= to.length || (i < from.length && takes >= puts))
      lines.push({ kind: 'removed', text: from[i] ?? '' });
    else lines.push({ kind: 'added', text: to[j] ?? '' });
    const last = lines.at(-1)?.kind;
    if (last !== 'added') i += 1;
    if (last !== 'removed') j += 1;
  }
  return lines;
}

/** Returns, for each pair of suffixes, the length of their longest common subsequence. */
function lengthsOf(from: readonly string[], to: readonly string[]): number[][] {
  const table = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const [row, below] = [table[i] as number[], table[i + 1] as number[]];
    for (let j = to.length - 1; j >= 0; j -= 1) {
      row[j] =
        from[i] === to[j] ? (below[j + 1] as number) + 1 : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  return table;
}
