import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClasses } from '#web/ui/index.ts';

type Props = {
  label: string;
  name: string;
  accept: string;
  hint?: ReactNode;
  onFile: (file: File | null) => void;
};

/** A file input with texts in the page's language; the native one uses the browser's language. */
export function FileField({ label, name, accept, hint, onFile }: Props) {
  const t = useTranslations('uploads');
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const put = (file: File | null) => {
    setChosen(file?.name ?? null);
    onFile(file);
  };
  return (
    <div className="flex flex-col gap-1.5 text-14">
      <label className="relative flex cursor-pointer flex-col gap-1.5">
        <span className="font-[520]">{label}</span>
        <input
          type="file"
          name={name}
          accept={accept}
          aria-describedby={hint ? `${id}-hint` : undefined}
          // Allows choosing the same file again.
          onClick={event => {
            event.currentTarget.value = '';
          }}
          onChange={event => put(event.target.files?.[0] ?? null)}
          className="peer sr-only"
        />
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box outline-link outline-offset-3 peer-focus-visible:outline-2">
          <span className={buttonClasses('secondary', 'medium')}>{t('choose')}</span>
          <span className="min-w-0 break-words text-ink-soft">{chosen ?? t('noneChosen')}</span>
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
