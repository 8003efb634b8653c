import type { ReactNode } from 'react';
import type { ConditionReportFragment } from '#web/graphql/documents.gen.ts';
import { formatLength } from '#web/i18n/index.ts';
import { Note } from './Note.tsx';
import type { ReportWords } from './report-words.ts';

type Props = {
  report: Pick<ConditionReportFragment, 'films' | 'coldStart'>;
  poster: string | undefined;
  words: ReportWords;
};

/**
 * Films of the car, and the sound of its cold start, played by the browser's own player. Nothing of them is fetched
 * before somebody plays them, and each film has its place before it is there.
 */
export function Recordings({ report: { films, coldStart }, poster, words }: Props) {
  const { t } = words;
  if (films.length === 0 && !coldStart) return null;
  return (
    <div className="grid items-start gap-5 lg:has-[figure+figure]:grid-cols-2">
      {films.map(({ url, width, height, ...told }, index) => (
        <Told key={url} name={`${t('film')} ${index + 1}`} told={told} words={words}>
          {/* biome-ignore lint/a11y/useMediaCaption: what it shows is said beneath it and in the report */}
          <video
            controls
            playsInline
            preload="none"
            src={url}
            poster={poster}
            width={width ?? undefined}
            height={height ?? undefined}
            aria-label={`${t('film')} ${index + 1}`}
            className="block h-auto max-h-[32rem] w-full rounded-box bg-ink object-contain print:hidden"
          />
        </Told>
      ))}
      {coldStart && (
        <Told name={t('coldStart')} told={coldStart} words={words}>
          {/* biome-ignore lint/a11y/useMediaCaption: an engine says no words */}
          <audio
            controls
            preload="none"
            src={coldStart.url}
            aria-label={t('coldStart')}
            className="block w-full print:hidden"
          />
        </Told>
      )}
    </div>
  );
}

type ToldProps = {
  name: string;
  told: Pick<NonNullable<Props['report']['coldStart']>, 'durationMs' | 'caption'>;
  words: ReportWords;
  children: ReactNode;
};

/** A player, and beneath it what it plays; on paper, where that is to be found. */
function Told({ name, told: { durationMs, caption }, words, children }: ToldProps) {
  return (
    <figure className="flex flex-col gap-2 print:break-inside-avoid">
      {children}
      <figcaption className="text-14">
        <span className="tabular font-[520]">
          {durationMs === null ? name : `${name} · ${formatLength(durationMs)}`}
        </span>
        <span className="hidden print:inline">, {words.t('onPage')}</span>
        <Note words={words} note={caption} />
      </figcaption>
    </figure>
  );
}
