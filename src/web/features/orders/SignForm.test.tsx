import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { SignForm } from './SignForm.tsx';

it('says aloud where the code was sent, in a line that stood before', async () => {
  await drawPage(<SignForm ask={async () => 'ada@example.org'} sign={async () => null} />);
  const lines = screen.getAllByRole('status');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(lines.map(line => line.textContent).join('')).toContain('ada@example.org'));
});
