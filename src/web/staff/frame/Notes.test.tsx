import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { Notes } from './Notes.tsx';

it('keeps a note that was typed and not added for whoever comes back, and an added one no longer', async () => {
  const open = () => drawPage(<Notes kind="PERSON" id="p" />);
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Nouvelle note/ });
  const left = await open();
  await userEvent.type(note(), 'Rappeler');
  left.unmount();
  const { sent, unmount } = await open();
  expect(note().value).toBe('Rappeler');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter la note' }));
  await waitFor(() => expect(note().value).toBe(''));
  expect(sent('AddStaffNote')).toMatchObject([{ kind: 'PERSON', body: 'Rappeler' }]);
  unmount();
  await open();
  expect(note().value).toBe('');
});
