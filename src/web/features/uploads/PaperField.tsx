import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAPER_FILES_MAX } from '#shared/fields/index.ts';
import { type FieldError, FieldErrorText, FormAlert, Icon, IconButton, useFormBusy } from '#web/ui/index.ts';
import { DropZone } from './DropZone.tsx';
import type { PaperOnItsWay } from './use-send-paper.ts';

type Props = {
  name: string;
  files: readonly File[];
  error: FieldError | null;
  onItsWay: PaperOnItsWay | null;
  onFiles: (files: readonly File[]) => void;
};

/** The files of one document, in the order of its pages; they can be added and removed one by one. */
export function PaperField({ name, files, error, onItsWay, onFiles }: Props) {
  const t = useTranslations('uploads');
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState(0);
  /** The files cannot change while they are sent. */
  const isSent = useFormBusy();
  const put = (all: readonly File[]) => {
    setLeftOut(Math.max(0, all.length - PAPER_FILES_MAX));
    onFiles(all.slice(0, PAPER_FILES_MAX));
  };
  const takeOut = (index: number) => {
    put(files.toSpliced(index, 1));
    // The remove button disappears, so the focus moves to the input.
    field.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div ref={field} className="flex flex-col gap-3">
      <DropZone
        name={name}
        accept="application/pdf,image/*"
        icon="document"
        pick={t(files.length === 0 ? 'choosePages' : 'addPage')}
        hint={t('paperHint', { count: String(PAPER_FILES_MAX) })}
        isMultiple
        isShut={isSent}
        errorId={error && `${id}-error`}
        onFiles={chosen => put([...files, ...chosen])}
      />
      <FieldErrorText id={`${id}-error`} error={error} />
      <p role="status" className="text-14 text-ink-soft">
        {onItsWay === null
          ? t('pages', { count: files.length })
          : t('sendingPage', { number: String(onItsWay.number), count: String(files.length) })}
      </p>
      {onItsWay && (
        <progress
          value={onItsWay.share}
          aria-label={onItsWay.file.name}
          className="h-1.5 w-full accent-green"
        />
      )}
      {files.length > 0 && (
        <ol inert={isSent} className="flex flex-col gap-2 inert:opacity-60">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cameras give all photos the same name
            <li key={index} className="flex items-center gap-3 rounded-box bg-wash py-1 pr-1 pl-4 text-14">
              <span className="tabular text-ink-soft">{index + 1}</span>
              <span className="min-w-0 flex-1 break-words">{file.name}</span>
              <IconButton
                label={t('takeOut', { number: String(index + 1), name: file.name })}
                onClick={() => takeOut(index)}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <FormAlert>{leftOut > 0 && t('tooMany', { count: leftOut })}</FormAlert>
    </div>
  );
}
