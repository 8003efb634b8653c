import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { ReportDialog } from './ReportDialog.tsx';

it('leads whoever has reported something to the number under which it is kept', async () => {
  const { sent } = await drawPage(<ReportDialog isOpen onClose={() => {}} subject="AD" id="a" />, {
    answers: { report: 1042 },
  });
  await waitFor(() => expect(screen.queryByLabelText(/e-mail/)).toBeNull());
  await userEvent.selectOptions(screen.getByLabelText(/Ce qui ne va pas/), 'FRAUD');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le signalement' }));
  expect(document.activeElement).toBe(await screen.findByText(/1042/));
  expect(sent('Report')).toHaveLength(1);
});
