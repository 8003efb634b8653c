import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/words/locale.ts';
import { ORDER_NEWS } from './kinds.ts';
import { sayOrderNews } from './order-words.ts';

it.each(ORDER_NEWS)(
  'tells each reader of %s in their language, with every value that its sentences ask for',
  step => {
    for (const language of LANGUAGES)
      for (const isSeller of [true, false])
        for (const told of [
          {},
          { isEarly: true },
          { isHeld: true },
          { cents: 100, reductionCents: 100, dueAt: 0 },
        ]) {
          const { subject, text } = sayOrderNews(language, 'Alpine A110', { step, isSeller, ...told });
          expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|letters\./);
          expect(subject.length > 0 && text.length > 0).toBe(true);
        }
  },
);
