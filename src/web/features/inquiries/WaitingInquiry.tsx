import { useEffect } from 'react';
import { useToasts } from '../toasts/index.ts';
import { forgetTyping, readWaiting } from './waiting.ts';

/** Sends what the page before this one was about to send, and says what came of it; on most pages nothing at all. */
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
