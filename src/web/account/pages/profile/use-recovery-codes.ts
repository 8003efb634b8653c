import { useState } from 'react';
import { mayHaveCounted } from '#web/features/unanswered/index.ts';
import { RequestError } from '#web/graphql/index.ts';

/** The recovery codes that were made just now, which are shown this once, whichever way they came. */
export function useRecoveryCodes() {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [areUnseen, setUnseen] = useState(false);
  /** Shows the codes that are made; where nobody answered, they may be others by now, and are told as not seen. */
  const show = async <Made>(
    make: () => Promise<Made>,
    codesIn: (made: Made) => readonly string[] | null | undefined,
    mayCome = true,
  ): Promise<Made> => {
    try {
      const made = await make();
      const given = codesIn(made);
      if (given) {
        setCodes(given);
        setUnseen(false);
      }
      return made;
    } catch (error) {
      const code = error instanceof RequestError ? error.code : '';
      if (mayCome && mayHaveCounted(code)) setUnseen(true);
      throw error;
    }
  };
  return { codes: areUnseen ? null : codes, areUnseen, show };
}
