import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RequestError } from '#web/graphql/index.ts';
import { TextField } from '#web/ui/index.ts';

/** A name that no browser or password manager fills in; the server knows it too. */
const LURE = 'backlink';
/** Keeps the honeypot out of reach of the keyboard, screen readers and password managers. */
const OUT_OF_THE_WAY = {
  ...{ tabIndex: -1, autoComplete: 'off', 'data-1p-ignore': '', 'data-bwignore': '' },
  ...{ 'data-lpignore': 'true', 'data-form-type': 'other' },
};

export type LureState = {
  /** Returns the honeypot's value. */
  read(): string;
  /** Shows the honeypot, empty, if the server took the user for a bot; returns whether it did. */
  refuse(error: unknown): boolean;
  readonly isInSight: boolean;
  readonly keep: (input: HTMLInputElement | null) => void;
};

export function useLure(): LureState {
  const input = useRef<HTMLInputElement>(null);
  const [isInSight, setInSight] = useState(false);
  return {
    // Bots write into the DOM without firing events, so the value is read from the input.
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

/** A honeypot that only bots fill in; it becomes visible if a user's own software filled it in. */
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
