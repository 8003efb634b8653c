import { useState } from 'react';
import { buttonClasses, classes, Icon, type IconName } from '#web/ui/index.ts';

type Props = {
  name: string;
  accept: string;
  icon: IconName;
  /** The button's label. */
  pick: string;
  hint: string;
  isMultiple?: boolean;
  /** Whether files are refused now; dropping one must not make the browser open it. */
  isShut?: boolean;
  /** The id of the error element; null without an error. */
  errorId?: string | null;
  onFiles: (files: readonly File[]) => void;
};

/** A zone to drop files on or choose them by click or keyboard. */
export function DropZone({
  name,
  accept,
  icon,
  pick,
  hint,
  isMultiple = false,
  isShut = false,
  errorId = null,
  onFiles,
}: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      data-drop={name}
      onDragOver={event => {
        event.preventDefault();
        setOver(!isShut);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0 && !isShut) onFiles(isMultiple ? files : files.slice(0, 1));
      }}
      className={classes(
        'flex cursor-pointer flex-col has-disabled:cursor-not-allowed has-disabled:opacity-60 items-center gap-3 rounded-box border border-dashed p-8 text-center transition-colors has-focus-visible:outline-2',
        isOver ? 'border-green bg-wash' : 'border-field-line',
      )}
    >
      <span className={buttonClasses('secondary', 'medium')}>
        <Icon name={icon} className="size-5" />
        {pick}
      </span>
      <span className="max-w-prose text-14 text-ink-soft">{hint}</span>
      <input
        type="file"
        name={name}
        multiple={isMultiple}
        accept={accept}
        disabled={isShut}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId ?? undefined}
        onChange={event => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
