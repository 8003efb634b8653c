import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { CarSide } from './CarSide.tsx';

const CAR = { uuid: 'u', ad: { uuid: 'u', brand: 'Alpine', model: 'A110' } };
const open = async (at: string, answers: object, addresses = {}) => {
  const page = await drawPage(<CarSide uuid="u" />, { at, answers: { myCar: CAR, ...answers }, addresses });
  await screen.findByRole('button', { name: /Aperçu/ });
  return page;
};
const step = (name: RegExp) =>
  userEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name }));
const sendButton = () => screen.queryByRole('button', { name: /^Envoyer/ });

it('keeps files on their way over the steps and says so, hands nothing in before, and keeps a paper under its own name', async () => {
  let arrive = () => {};
  const upload = () =>
    new Promise<Response>(resolve => {
      arrive = () => resolve(Response.json({ id: 'd', url: '/documents/d.pdf' }, { status: 201 }));
    });
  vi.stubGlobal('scrollTo', () => {});
  const { sent, router } = await open(
    '/?step=papers',
    { saveMyCar: { ...CAR, version: 1 }, submitMyCar: { ...CAR, submission: { state: 'WAITING' } } },
    { '/uploads/documents': upload },
  );
  const file = new File(['x'], 'scan.pdf', { type: 'application/pdf' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('[name=document]')!, file);
  await userEvent.selectOptions(
    document.querySelector<HTMLSelectElement>('[name=label]')!,
    'FIA_CERTIFICATE',
  );
  await step(/Aperçu/);
  expect(screen.getByRole('progressbar', { name: 'scan.pdf' })).toBeDefined();
  expect(sendButton()).toBeNull();
  expect(screen.getByText('Enregistré, sauf les fichiers qui ne sont pas encore arrivés')).toBeDefined();
  await router.navigate('/elsewhere');
  expect(saidBy(await screen.findByRole('dialog'))).toContain('pas encore arrivés : scan.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Rester ici' }));
  arrive();
  await waitFor(() => expect(sendButton()).not.toBeNull());
  await userEvent.click(sendButton()!);
  await waitFor(() => expect(sent('SubmitMyCar')).toHaveLength(1));
  const documents = [{ label: 'REGISTRATION_CERTIFICATE', urls: ['/documents/d.pdf'] }];
  expect(sent('SaveMyCar')).toMatchObject([{ data: { documents } }]);
});

it('that was handed in elsewhere says so, sends nothing more, and blames no field', async () => {
  const waiting = { ...CAR, state: 'IN_REVIEW', version: 3, submission: { state: 'WAITING' } };
  let isHandedIn = false;
  const { sent } = await open('/?step=car', {
    myCar: () => (isHandedIn ? waiting : CAR),
    saveMyCar: () => refused('StaleVersion'),
    takeMyCarBack: () => ({ ...CAR, version: 4 }),
  });
  isHandedIn = true;
  await userEvent.type(screen.getByRole('combobox', { name: /Version/ }), 'GT');
  await userEvent.click(await screen.findByRole('button', { name: /Reprendre/ }));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Version/ });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['GT', null]);
  expect(sent('SaveMyCar')).toHaveLength(1);
});

it.each([
  ['nobody answered', refused('NetworkErrorNeedReload')],
  ['it was taken back already', refused('BadInput', { field: 'state' })],
])('that is taken back shows it, though %s', async (_why, refusal) => {
  let mine: object = { ...CAR, state: 'IN_REVIEW', version: 3, submission: { state: 'WAITING' } };
  const takeMyCarBack = () => {
    mine = { ...CAR, version: 4 };
    return refusal;
  };
  await drawPage(<CarSide uuid="u" />, { at: '/?step=car', answers: { myCar: () => mine, takeMyCarBack } });
  await userEvent.click(await screen.findByRole('button', { name: /Reprendre/ }));
  expect(await screen.findByRole('combobox', { name: /Version/ })).toBeDefined();
});

it('says to all eyes that some of many photos have no room', async () => {
  vi.stubGlobal('scrollTo', () => {});
  await open('/?step=photos', {}, { '/uploads/photos': () => new Promise<Response>(() => {}) });
  const files = Array.from({ length: 83 }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }));
  fireEvent.change(document.querySelector('[name=photos]')!, { target: { files } });
  await waitFor(() => expect(alarms()).toMatch(/3 fichiers .* pas été envoyés/));
  expect(screen.getAllByRole('progressbar')).toHaveLength(80);
});
