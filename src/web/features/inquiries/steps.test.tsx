import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import type { InquiryForm } from './draft.ts';
import { InquiryInOneGo } from './InquiryInOneGo.tsx';
import { InquirySteps } from './InquirySteps.tsx';
import { Lure, useLure } from './Lure.tsx';

const field = (name: string, kind: string, isRequired = false) => ({
  ...{ name, kind, isRequired, options: [], takesOwnWords: false, minimum: null, maximum: null },
});
const FORM = {
  ...{ name: 'concierge', isGuarded: false, makesAd: false },
  steps: [
    { name: 'need', fields: [field('message', 'longText')] },
    { name: 'photos', fields: [field('photos', 'photos'), field('city', 'text', true)] },
  ],
} as unknown as InquiryForm;
const draftAt = (openStep: string | null, isSent = false) => ({
  ...{ id: 'd', form: FORM.name, carUuid: null, updatedAt: '2026-11-24T10:00:00Z', isSent, openStep },
  ...{ answers: [], dueInHours: 24 },
});

function Steps() {
  const [search] = useSearchParams();
  return <InquirySteps form={FORM} id={search.get('id')} step={search.get('step')} />;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];

it('leads from step to step at its heading, waits for photos that are on their way, and says what was sent', async () => {
  let arrive = () => {};
  const upload = () =>
    new Promise<Response>(resolve => {
      arrive = () => resolve(Response.json({ id: 'p1' }, { status: 201 }));
    });
  const { sent } = await drawPage(<Steps />, {
    at: '/conciergerie',
    addresses: { '/uploads/photos': upload },
    answers: {
      saveInquiry: ({ input }: { input: { step: string } }) =>
        draftAt(input.step === 'need' ? 'photos' : null),
      sendInquiry: () => draftAt(null, true),
      inquiry: () => draftAt('photos'),
    },
  });
  expect(document.activeElement).toBe(document.body);
  await press('Continuer');
  await waitFor(() => expect(focused()).toEqual(['H2', 'Les photos']));

  const saved = () => sent('SaveInquiry').map(({ input }) => (input as { step: string }).step);
  await userEvent.type(screen.getByRole('textbox', { name: /Ville/ }), 'Lyon');
  await userEvent.upload(
    screen.getByLabelText(/Ajouter des photos/),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  );
  await press('Continuer');
  expect(saved()).toEqual(['need']);
  arrive();
  await screen.findByRole('img', { name: 'Photo 1' });
  await press('Continuer');
  await waitFor(() => expect(saved()).toEqual(['need', 'photos']));
  expect(JSON.stringify(sent('SaveInquiry').at(-1))).toContain('p1');

  await waitFor(() => expect(focused()).toEqual(['H2', 'Récapitulatif']));
  await press('Envoyer ma demande');
  await waitFor(() => expect(focused()).toEqual(['H2', 'Votre demande est partie.']));
});

it('asks before a photo that is on its way is left behind, and goes on once it has come', async () => {
  let arrive = (_answer?: Response) => {};
  const upload = () =>
    new Promise<Response>(resolve => {
      arrive = (answer = Response.json({ id: 'p1' }, { status: 201 })) => resolve(answer);
    });
  const closes = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const at = '/conciergerie?id=d&step=photos';
  const { place, router } = await drawPage(<Steps />, {
    ...{ at, addresses: { '/uploads/photos': upload }, answers: { inquiry: () => draftAt(null) } },
  });
  const add = async () =>
    userEvent.upload(
      await screen.findByLabelText(/Ajouter des photos/),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    );
  const back = () => userEvent.click(screen.getByRole('link', { name: 'Étape précédente' }));
  await add();
  expect(closes()).toBe(true);
  await back();
  expect((await screen.findByRole('dialog')).textContent).toContain('a.jpg');
  await press('Rester ici');
  expect(place()).toBe(at);
  // Refused while they wait: they read why, and stay.
  await back();
  await screen.findByRole('dialog');
  arrive(Response.json({ error: 'TooLarge' }, { status: 413 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place()).toBe(at);
  // One refused before that holds nobody.
  await add();
  await back();
  await screen.findByRole('dialog');
  arrive();
  await waitFor(() => expect(place()).toContain('step=need'));
  await waitFor(() => expect([screen.queryByRole('dialog'), closes()]).toEqual([null, false]));
  // It came before anybody left, and is there for whoever comes back.
  await act(() => router.navigate(at));
  await screen.findByRole('img', { name: 'Photo 1' });
});

it('takes out photos that are kept no more, and says so', async () => {
  let count = 0;
  const form = { ...FORM, steps: [FORM.steps[1]] } as InquiryForm;
  const { sent } = await drawPage(<InquirySteps form={form} id={null} step={null} />, {
    addresses: { '/uploads/photos': () => Response.json({ id: `p${++count}` }, { status: 201 }) },
    answers: { saveInquiry: () => refused('BadInput', { field: 'photos', gone: ['p1'] }) },
  });
  await userEvent.type(screen.getByRole('textbox', { name: /Ville/ }), 'Lyon');
  for (const name of ['Photo 1', 'Photo 2']) {
    const file = new File(['x'], `${name}.jpg`, { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText(/Ajouter des photos/), file);
    await screen.findByRole('img', { name });
  }
  await press('Continuer');
  await screen.findByText(/n’étaient plus conservées/);
  expect(screen.getAllByRole('img').map(image => image.getAttribute('src'))).toEqual(['/photos/p2/320.webp']);
  await press('Continuer');
  await waitFor(() => expect(JSON.stringify(sent('SaveInquiry')[1])).not.toContain('p1'));
});

it('leaves the focus alone where what was sent before is looked at', async () => {
  await drawPage(<Steps />, { at: '/conciergerie?id=d', answers: { inquiry: () => draftAt(null, true) } });
  await screen.findByRole('heading', { name: 'Votre demande est partie.' });
  expect(document.activeElement).toBe(document.body);
});

it('says at its heading that a form of one step was sent', async () => {
  const form = { ...FORM, name: 'contact', steps: [FORM.steps[0]] } as InquiryForm;
  await drawPage(<InquiryInOneGo form={form} />, {
    answers: { saveInquiry: () => draftAt(null), sendInquiry: () => draftAt(null, true) },
  });
  await press('Envoyer ma demande');
  await waitFor(() => expect(focused()).toEqual(['H2', 'Votre demande est partie.']));
});

it('says back a telephone number in groups, and what it reads an amount as that is written otherwise', async () => {
  const form = {
    ...{ name: 'concierge', isGuarded: false, makesAd: false },
    steps: [{ name: 'need', fields: [field('phone', 'phone'), field('startingPrice', 'whole')] }],
  } as unknown as InquiryForm;
  const said = { ...draftAt(null), answers: [{ name: 'phone', values: ['+33612345678'] }] };
  const Page = () => {
    const [search] = useSearchParams();
    return <InquirySteps form={form} id={search.get('id')} step={search.get('step')} />;
  };
  const { unmount } = await drawPage(<Page />, {
    at: '/conciergerie?id=d&step=summary',
    answers: { inquiry: () => said },
  });
  const [number] = await screen.findAllByText((_, element) => element?.textContent === '+33612345678');
  expect(number!.querySelectorAll('span').length).toBeGreaterThan(4);
  unmount();
  await drawPage(<Page />, { at: '/conciergerie' });
  const price = await screen.findByRole('textbox', { name: /Prix de départ|Mise à prix/ });
  await userEvent.type(price, '20.000');
  expect(saidBy(document.body)).toContain('Compris : 20 €');
  await userEvent.clear(price);
  await userEvent.type(price, '20 000');
  expect(saidBy(document.body)).not.toContain('Compris');
});

it('marks what only machines fill in as optional, as a person reads it who comes to it all the same', async () => {
  const Lured = () => <Lure lure={useLure()} />;
  const { container } = await drawPage(<Lured />);
  expect(saidBy(container)).toMatch(/ \(facultatif\)$/);
});
