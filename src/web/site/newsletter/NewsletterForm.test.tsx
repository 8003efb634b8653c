import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

it('leads whoever has asked for the newsletter to what comes next, where the form was', async () => {
  const { sent } = await drawPage(<NewsletterForm />, { answers: { subscribeNewsletter: true } });
  await userEvent.type(screen.getByRole('textbox'), 'ada@example.org');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(sent('SubscribeNewsletter')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByText(/Presque fini/));
});
