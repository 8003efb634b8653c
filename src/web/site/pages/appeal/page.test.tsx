import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import AppealPage from './page.tsx';

const DECISION = {
  number: 7,
  excerpt: '…',
  measure: 'NONE',
  statement: 'Rien à redire.',
  state: 'OPEN',
  appeal: null,
};
const SENT = { ...DECISION, state: 'SENT', appeal: 'Regardez encore.' };
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

it.each([
  [SENT, /^Votre contestation est reçue/, 'Regardez encore.'],
  [{ ...DECISION, state: 'LATE' }, /^Le délai de six mois est passé/, null],
])(
  'says of one that was closed meanwhile how it stands, and what has arrived: %o',
  async (now, text, arrived) => {
    let known: object = DECISION;
    await drawPage(<AppealPage />, {
      ...{ at: '/recours/x', path: '/recours/:token' },
      answers: { reportDecision: () => known, appealReport: () => refused('TokenExpired') },
    });
    await userEvent.type(await screen.findByRole('textbox'), 'Autre chose.');
    known = now;
    await userEvent.click(screen.getByRole('button', { name: /Envoyer/ }));
    const outcome = await screen.findByText(text);
    await waitFor(() => expect(document.activeElement).toBe(outcome));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(saidBy(document.body)).not.toContain('expiré');
    expect(screen.queryByRole('blockquote')?.textContent ?? null).toBe(arrived);
  },
);
