import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage } from '#test/kit/draw-page.tsx';
import { CopyFrom } from './Editor.tsx';

it('says so where the words of another language cannot be had', async () => {
  const text = { kind: 'ARTICLE', slug: 'coupes' } as const;
  await drawPage(<CopyFrom text={text} locale="EN" onCopy={() => {}} />, {
    answers: { contentVersions: () => refused('Unavailable') },
  });
  await userEvent.click(screen.getAllByRole('button')[0]!);
  await waitFor(() => expect(alarms()).not.toBe(''));
});
