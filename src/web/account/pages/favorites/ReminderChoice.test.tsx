import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { type Minutes, ReminderChoice } from './ReminderChoice.tsx';

it.each([
  [null, 'Rappels habituels'],
  [[], 'Aucun rappel'],
  [[60], 'Rappel 1\u00a0h avant'],
  [[1_440, 60], 'Plusieurs rappels'],
] as const)('says of %j what one is reminded of, and nothing else', async (minutes: Minutes, said) => {
  const favorite = { uuid: '7', name: 'Alpine A110' } as never;
  await drawPage(<ReminderChoice {...{ favorite, minutes, onChoose: () => {} }} />, {});
  const choice = await screen.findByRole<HTMLSelectElement>('combobox');
  expect(choice.selectedOptions[0]?.textContent).toBe(said);
});
