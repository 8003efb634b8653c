import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RequestError } from '#web/graphql/index.ts';
import { TextField } from '#web/ui/index.ts';

/** Named as no browser and no password manager knows it; the server knows it too. */
const LURE = 'backlink';
/** Nobody comes to it: not with the eyes, the keyboard or a screen reader, nor any keeper of passwords. */
const OUT_OF_THE_WAY = {
  ...{ tabIndex: -1, autoComplete: 'off', 'data-1p-ignore': '', 'data-bwignore': '' },
  ...{ 'data-lpignore': 'true', 'data-form-type': 'other' },
};

export type LureState = {
  /** What stands in it, whoever wrote it. */
  read(): string;
  /** Shows it, empty, where the server took somebody for a machine; answers whether it did. */
  refuse(error: unknown): boolean;
  readonly isInSight: boolean;
  readonly keep: (input: HTMLInputElement | null) => void;
};

export function useLure(): LureState {
  const input = useRef<HTMLInputElement>(null);
  const [isInSight, setInSight] = useState(false);
  return {
    // Machines write into the page, past everything that listens to it.
    read: () => input.current?.value ?? '',
    refuse(error) {
      const isLured = error instanceof RequestError && error.code === 'BadInput' && error.field === LURE;
      if (!isLured) return false;
      if (input.current) input.current.value = '';
      setInSight(true);
      return true;
    },
    isInSight,
    keep: element => {
      input.current = element;
    },
  };
}

/** A field that only machines fill in; a person comes to see it where something of theirs did. */
export function Lure({ lure }: { lure: LureState }) {
  const t = useTranslations();
  if (lure.isInSight) {
    return (
      <TextField
        ref={lure.keep}
        label={t('inquiry.lure.label')}
        name={LURE}
        autoComplete="off"
        error={{ key: 'inquiry.lure.filled', text: t('inquiry.lure.filled') }}
      />
    );
  }
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t('inquiry.lure.label')} ({t('form.facultative')})
        <input ref={lure.keep} type="text" name={LURE} {...OUT_OF_THE_WAY} />
      </label>
    </div>
  );
}
