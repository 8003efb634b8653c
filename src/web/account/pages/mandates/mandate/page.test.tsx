import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import MandatePage from './page.tsx';

const MANDATE = {
  ...{ id: '7', number: 'M-7-1', car: 'Alpine A110', state: 'PROPOSED', document: 'sale-mandate-7' },
  ...{ reason: null, signedAt: null, sha256: null, stamp: null },
  missing: [],
  version: 'v1',
  terms: [{ label: 'Réserve', value: '40 000 €' }],
};

const open = (mandate: object | null, answers: object = {}) =>
  drawPage(<MandatePage />, {
    ...{ at: '/user/mandates/7', path: '/user/mandates/:id' },
    answers: { mySaleMandate: mandate, ...answers },
  });

it('says where the fee of a car that was taken back goes, then has its invoice, and sells it no more', async () => {
  const feeTransfer = { payee: 'Calandre', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };
  const ended = { ...MANDATE, state: 'WITHDRAWN', signedAt: '2026-11-20T10:00:00Z', sha256: 'x' };
  const { unmount } = await open({
    ...{ ...ended, feeInvoice: null },
    feeTransfer: { ...feeTransfer, reference: 'M-7-1', amountCents: 50_000 },
  });
  expect(await screen.findByText('Frais de retrait')).toBeDefined();
  expect(screen.getByText('M-7-1').tagName).toBe('SPAN');
  expect(screen.queryByText(/Nous vendons votre voiture/)).toBeNull();
  unmount();
  await open({ ...ended, feeTransfer: null, feeInvoice: 'invoice_1' });
  expect(await screen.findByRole('button', { name: /Ouvrir la facture/ })).toBeDefined();
});

it('is read, and signed with the code that was sent', async () => {
  const { sent } = await open(MANDATE, {
    sendSaleMandateCode: 'c…@example.org',
    signSaleMandate: { id: '7', state: 'IN_FORCE', sha256: 'x' },
  });
  expect(await screen.findByText('40 000 €')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir mon code' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), '123456');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent('SignSaleMandate')).toEqual([{ id: '7', code: '123456' }]));
});

it('is signed as the file that was opened, and read again where that is another by now', async () => {
  let version = 'v1';
  const sendSaleMandateCode = ({ read }: { read?: string }) =>
    read === version ? 'c…@example.org' : refused('StaleVersion');
  const { sent } = await drawPage(<MandatePage />, {
    ...{ at: '/user/mandates/7', path: '/user/mandates/:id' },
    answers: { mySaleMandate: () => ({ ...MANDATE, version: () => version }), sendSaleMandateCode },
  });
  const agree = () => screen.findByRole<HTMLInputElement>('checkbox');
  await userEvent.click(await agree());
  version = 'v2';
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir mon code' }));
  expect(await screen.findByText(/Le texte a changé entre-temps/)).toBeDefined();
  expect((await agree()).checked).toBe(false);
  await userEvent.click(await agree());
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir mon code' }));
  await screen.findByText(/Un code a été envoyé/);
  expect(sent('SendSaleMandateCode').map(({ read }) => read)).toEqual(['v1', 'v2']);
});

it('leads whoever has yet to give an address there and back, and lets them refuse meanwhile', async () => {
  await open({ ...MANDATE, missing: ['address', 'phone'] });
  const link = await screen.findByRole('link', { name: 'Ajouter mon adresse' });
  expect(link.getAttribute('href')).toBe('/user/addresses/new?redirect=%2Fuser%2Fmandates%2F7');
  expect(screen.queryByRole('button', { name: 'Recevoir mon code' })).toBeNull();
  expect(screen.getAllByText('Refuser ce mandat').length).toBeGreaterThan(0);
});

it('is refused with a reason', async () => {
  const { sent } = await open(MANDATE, { refuseSaleMandate: { id: '7', state: 'REFUSED' } });
  const [opens] = await screen.findAllByText('Refuser ce mandat');
  await userEvent.click(opens as HTMLElement);
  await userEvent.type(screen.getByLabelText(/Pourquoi/), 'Trop bas.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Refuser ce mandat' }).at(-1) as HTMLElement);
  await waitFor(() => expect(sent('RefuseSaleMandate')).toEqual([{ id: '7', reason: 'Trop bas.' }]));
});

it('asks nothing any more once it is signed, and is nobody else’s', async () => {
  const { unmount } = await open({
    ...MANDATE,
    state: 'IN_FORCE',
    signedAt: '2026-11-20T10:00:00Z',
    sha256: 'abc',
    stamp: { id: 's', authority: 'TSA of Test', stampedAt: '2026-11-20T10:01:00Z' },
  });
  expect(await screen.findByText(/SHA-256 abc/)).toBeDefined();
  expect(screen.getByText(/Horodaté le .* par TSA of Test/)).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  unmount();
  await open(null);
  await waitFor(() => expect(document.querySelector('[data-mandate]')).toBeNull());
});
