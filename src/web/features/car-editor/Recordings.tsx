import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ConditionReport, FILMS_MAX, RECORDING_BYTES_MAX } from '#shared/fields/index.ts';
import { DropZone, SendingList, type Uploads, useUploads } from '#web/features/uploads/index.ts';
import { Button, buttonClasses, FieldErrorText } from '#web/ui/index.ts';
import { inAll, type Parts } from './condition-parts.ts';
import { GoneMark } from './Remarks.tsx';
import { RowTools } from './rows.tsx';
import { TextIn } from './TextIn.tsx';

type Recording = ConditionReport['films'][number];
const TAKEN = {
  films: 'video/mp4,video/quicktime,.mp4,.mov,.m4v',
  sounds: 'audio/mp4,audio/x-m4a,.m4a',
} as const;
type Kind = keyof typeof TAKEN;

/** A report's films and the sound of a cold start. They are saved with the report. */
export function Recordings(parts: Parts) {
  return (
    <>
      <Films {...parts} />
      <ColdStart {...parts} />
    </>
  );
}

function Films({ report: { films }, put, errorOf }: Parts) {
  const t = useTranslations('condition');
  const { uploads, send, tooLarge } = useSending('films', (recordingId, instead) => {
    const known = films.find(film => film.recordingId === instead);
    if (known) put({ films: films.map(film => (film === known ? { ...film, recordingId } : film)) });
    else put({ films: [...films, { recordingId, caption: null }] });
  });
  const room = FILMS_MAX - films.length - uploads.sending.length;
  return (
    <fieldset data-recordings="films" className="flex flex-col gap-3">
      <legend className="mb-1.5 font-[520] text-14">{t('recordings')}</legend>
      <FieldErrorText id={undefined} error={errorOf('films')} />
      {films.map((film, index) => (
        <div
          key={film.recordingId}
          className="flex flex-wrap items-start gap-2 rounded-box bg-wash p-3 sm:flex-nowrap"
        >
          <Told
            kind="films"
            told={film}
            onTold={told => put({ films: films.with(index, told) })}
            onFile={file => send([file], { inPlaceOf: film.recordingId })}
          >
            {/* biome-ignore lint/a11y/useMediaCaption: its caption is being written beside it */}
            <video
              controls
              playsInline
              preload="metadata"
              src={`/recordings/${film.recordingId}.mp4`}
              aria-label={`${t('film')} ${index + 1}`}
              className="aspect-video w-full max-w-xs rounded-box bg-ink"
            />
          </Told>
          <RowTools rows={films} index={index} onRows={rows => put({ films: rows })} />
        </div>
      ))}
      {room > 0 && (
        <DropZone
          {...{ name: 'films', accept: TAKEN.films, icon: 'camera', pick: t('editor.pickFilm') }}
          hint={t('editor.filmHint')}
          isMultiple
          onFiles={files => send(files, { room: FILMS_MAX - films.length })}
        />
      )}
      <Sent kind="films" {...{ uploads, tooLarge }} />
    </fieldset>
  );
}

function ColdStart({ report: { coldStart }, put, errorOf }: Parts) {
  const t = useTranslations('condition');
  const { uploads, send, tooLarge } = useSending('sounds', recordingId =>
    put({ coldStart: { recordingId, caption: coldStart?.caption ?? null } }),
  );
  return (
    <fieldset data-recordings="sounds" className="flex flex-col gap-3">
      <legend className="mb-1.5 font-[520] text-14">{t('coldStart')}</legend>
      <FieldErrorText id={undefined} error={errorOf('coldStart')} />
      {coldStart && (
        <div className="flex rounded-box bg-wash p-3">
          <Told
            kind="sounds"
            told={coldStart}
            onTold={told => put({ coldStart: told })}
            onFile={file => send([file])}
            onRemove={() => put({ coldStart: null })}
          >
            {/* biome-ignore lint/a11y/useMediaCaption: the sound of an engine contains no words */}
            <audio
              controls
              preload="metadata"
              src={`/recordings/${coldStart.recordingId}.m4a`}
              aria-label={t('coldStart')}
              className="w-full max-w-md"
            />
          </Told>
        </div>
      )}
      {!coldStart && uploads.sending.length === 0 && (
        <DropZone
          {...{ name: 'sounds', accept: TAKEN.sounds, icon: 'plus', pick: t('editor.pickSound') }}
          hint={t('editor.soundHint')}
          onFiles={files => send(files)}
        />
      )}
      <Sent kind="sounds" {...{ uploads, tooLarge }} />
    </fieldset>
  );
}

/** The uploads, and an error for a file that is too large. */
function Sent({ kind, uploads, tooLarge }: { kind: Kind; uploads: Uploads; tooLarge: string | null }) {
  const t = useTranslations('uploads');
  const text = tooLarge && t(kind === 'films' ? 'refusedFilm' : 'refusedSound', { name: tooLarge });
  return (
    <>
      <FieldErrorText id={undefined} error={text ? { key: 'uploads.refused', text } : null} />
      <SendingList uploads={uploads} of={kind} />
    </>
  );
}

type ToldProps = {
  kind: Kind;
  told: Recording;
  onTold: (told: Recording) => void;
  /** Uploads a file that replaces the recording. */
  onFile: (file: File) => void;
  onRemove?: () => void;
  children: ReactNode;
};

/** A recording with its player, its caption and the button that replaces it. */
function Told({ kind, told, onTold, onFile, onRemove, children }: ToldProps) {
  const t = useTranslations('condition.editor');
  return (
    <div className="grid min-w-0 flex-1 basis-full gap-3 sm:basis-0">
      {children}
      <GoneMark file={told.recordingId} />
      <TextIn
        name="caption"
        label={t('caption')}
        text={told.caption}
        onText={caption => onTold({ ...told, caption: inAll(caption) })}
      />
      <div className="flex flex-wrap gap-2">
        <label className={`${buttonClasses('quiet', 'medium')} cursor-pointer has-focus-visible:outline-2`}>
          {t('replace')}
          <input
            type="file"
            accept={TAKEN[kind]}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) onFile(file);
            }}
          />
        </label>
        {onRemove && (
          <Button look="quiet" onClick={onRemove}>
            {t('removeSound')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Uploads recordings, each as a replacement or as a new one; files that are too large are refused. */
function useSending(kind: Kind, onArrived: (recordingId: string, instead: string | undefined) => void) {
  const instead = useRef(new Map<File, string>());
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const uploads = useUploads(`/uploads/${kind}`, ({ id }, file) => onArrived(id, instead.current.get(file)));
  return {
    uploads,
    /** The name of a file that was refused. */
    tooLarge,
    send(files: readonly File[], { inPlaceOf, room }: { inPlaceOf?: string; room?: number } = {}) {
      const isTaken = ({ size }: File) => size <= RECORDING_BYTES_MAX[kind];
      setTooLarge(files.find(file => !isTaken(file))?.name ?? null);
      const taken = files.filter(isTaken);
      if (inPlaceOf !== undefined) for (const file of taken) instead.current.set(file, inPlaceOf);
      uploads.add(taken, room);
    },
  };
}
