import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import AppealPage from './page.tsx';

const DECISION = { number: 7, excerpt: '…', measure: 'NONE', statement: 'Rien à redire.', state: 'OPEN' };
const SENT = { ...DECISION, state: 'SENT' };
const open = (decision: object) =>
  drawPage(<AppealPage />, {
    ...{ at: '/recours/x', path: '/recours/:token' },
    answers: { reportDecision: decision, appealReport: SENT },
  });
const said = () => screen.findByText(/^Votre contestation/);

it('puts the focus on what came of an appeal that was sent here', async () => {
  await open(DECISION);
  await userEvent.type(await screen.findByRole('textbox'), 'Regardez encore.');
  await userEvent.click(screen.getByRole('button', { name: /Envoyer/ }));
  const outcome = await said();
  await waitFor(() => expect(document.activeElement).toBe(outcome));
});

it.each([
  ['SENT', /^Votre contestation est reçue/],
  ['DECIDED', /^Votre contestation a été examinée/],
  ['LATE', /^Le délai de six mois est passé/],
])('says of one that is %s where it stands, and leads on', async (state, text) => {
  await open({ ...DECISION, state });
  await screen.findByText(text);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact');
});

it('leaves it alone where an appeal that was sent before is looked at', async () => {
  await open(SENT);
  await said();
  expect(document.activeElement).toBe(document.body);
});
