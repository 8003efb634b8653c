import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { Approval } from './Approval.tsx';
import { CarSide } from './CarSide.tsx';

type Given = Parameters<typeof Approval>[0]['file'];

const open = (
  approval: Given['approval'],
  tasks: Given['tasks'] = ['APPROVE_AD'],
  { isOnline = false } = {},
) =>
  drawPage(<Approval file={{ tasks, approval }} revision={7} isOnline={isOnline} />, {
    ...{ at: '/', answers: { answerAdApproval: { stage: 'PUBLICATION' } } },
  });
const WAITING = { id: 'a', state: 'WAITING', answeredAt: null, isNoted: false } as const;
const answered = (state: 'APPROVED' | 'CHANGE' | 'OUTDATED', isNoted = false) => ({
  ...{ id: 'a', state, answeredAt: '2026-11-20T10:00:00Z', isNoted },
});

it('an owner approves of the ad that they have read', async () => {
  const { sent } = await open(WAITING);
  expect(screen.getByRole('link', { name: 'Lire l’annonce' }).getAttribute('href')).toBe('#in-hand');
  await userEvent.click(screen.getByRole('button', { name: 'Approuver l’annonce' }));
  await waitFor(() => expect(sent('AnswerAdApproval')).toEqual([{ id: 'a', revision: 7, change: null }]));
});

it('an owner says what is to change of the ad', async () => {
  const { sent } = await open(WAITING);
  await userEvent.click(screen.getByRole('button', { name: 'Demander une modification' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Ce qui est à changer/ }), 'Elle est de 1962.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Demander une modification' }).at(-1)!);
  const change = 'Elle est de 1962.';
  await waitFor(() => expect(sent('AnswerAdApproval')).toEqual([{ id: 'a', revision: 7, change }]));
});

it.each([
  ['APPROVED', /Vous avez approuvé l’annonce le 20/],
  ['CHANGE', /Vous avez demandé une modification le 20/],
  ['OUTDATED', /L’annonce a changé depuis votre accord du 20/],
] as const)('an owner reads what they have said of the ad: %s', async (state, words) => {
  await open(answered(state), []);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an owner reads nothing of the ad before they are asked, and answers nothing once the car is sold', async () => {
  const first = await open({ ...WAITING, id: null, state: 'NOT_ASKED' }, []);
  expect(screen.queryByRole('button')).toBeNull();
  first.unmount();
  await open(WAITING, []);
  expect(screen.queryByRole('button')).toBeNull();
});

it('an owner reads that it was the house that wrote their approval down', async () => {
  await open(answered('APPROVED', true), []);
  expect(screen.getByText(/Notre équipe a noté votre accord sur l’annonce le 20/)).toBeDefined();
});

it('an owner is not told of an ad that is online that it waits for them to be', async () => {
  await open(WAITING, ['APPROVE_AD'], { isOnline: true });
  expect(screen.getByText(/dites-nous si elle vous convient/)).toBeDefined();
  expect(screen.queryByText(/avant qu’elle ne paraisse/)).toBeNull();
});

it('an owner approves of the ad as it is now once they were told that it is another', async () => {
  let revision = 7;
  const file = { stage: 'APPROVAL', tasks: ['APPROVE_AD'], approval: WAITING, reference: 'DOS-000001' };
  const { sent } = await drawPage(<CarSide uuid="u" />, {
    ...{ at: '/' },
    answers: {
      myCar: () => ({
        ...{ uuid: 'u', state: 'PREPARING', isHouseSale: true },
        ad: { uuid: 'u', brand: 'Alpine', model: 'A110', revision },
      }),
      myConsignment: { ...file, appointments: [] },
      answerAdApproval(asked: { revision: number }) {
        if (asked.revision !== revision) throw refused('StaleVersion');
        return { stage: 'PUBLICATION' };
      },
    },
  });
  const approve = async () => userEvent.click(await screen.findByRole('button', { name: /^Approuver/ }));
  await screen.findByRole('button', { name: /^Approuver/ });
  revision = 8;
  await approve();
  await waitFor(() => expect(sent('MyCar').length).toBeGreaterThan(1));
  await approve();
  await waitFor(() => expect(sent('AnswerAdApproval').map(asked => asked.revision)).toEqual([7, 8]));
});
