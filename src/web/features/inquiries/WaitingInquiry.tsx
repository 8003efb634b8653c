import { useEffect } from 'react';
import { useToasts } from '../toasts/index.ts';
import { forgetTyping, readWaiting } from './waiting.ts';

/** Sends the form that the previous page left unsent, and shows the outcome; usually there is none. */
export function WaitingInquiry() {
  const { say, fail } = useToasts();
  useEffect(() => {
    const send = async () => {
      const { resumed } = await import('./draft.ts');
      const last = resumed();
      if (last === null) return;
      await last.sent;
      forgetTyping(last.waiting.form);
      say('inquirySent');
    };
    if (readWaiting()) send().catch(fail);
  }, [say, fail]);
  return null;
}
