import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import OrderDetailPage from './page.tsx';

async function open(order: object) {
  const page = await drawPage(<OrderDetailPage />, {
    ...{ at: '/user/orders/7', path: '/user/orders/:id' },
    answers: { order: () => ({ id: '7', reference: 'C-7', state: 'PAID', hasSeller: true, ...order }) },
  });
  await screen.findByRole('heading', { name: 'Montants' });
  return page;
}

describe('the papers of an order’s car', () => {
  it('asks for the car’s papers while the car is to change hands, and then shows those that came', async () => {
    const line = { by: 'SELLER', datedOn: null, countsUntil: null, reason: null, fileId: null };
    const carPapers = [
      { ...line, id: '1', kind: 'REGISTRATION', state: 'ACCEPTED', fileId: 'carpaper_1' },
      { ...line, id: '2', kind: 'STATUS', state: 'MISSING' },
    ];
    const { unmount } = await open({ role: 'BUYER', carPapers });
    expect(screen.getByText(/Tant qu’un papier manque/)).toBeDefined();
    unmount();
    await open({ role: 'BUYER', state: 'CANCELLED', carPapers });
    expect(screen.queryByText(/Tant qu’un papier manque/)).toBeNull();
    expect(document.querySelectorAll('[data-car-paper]')).toHaveLength(1);
  });

  it('has a place for customs’ certificate while it is waited for, and says why one was refused', async () => {
    const exportProof = {
      state: 'WAITING',
      heldCents: 0,
      proveBy: '2027-02-01T00:00:00Z',
      mrn: null,
      leftOn: null,
    };
    const paper = { id: null, kind: 'EXPORT', by: 'BUYER', datedOn: null, countsUntil: null, fileId: null };
    const received = { ...{ role: 'BUYER', state: 'CLOSED', task: 'NONE' }, exportProof };
    const { unmount } = await open({
      ...received,
      carPapers: [{ ...paper, state: 'MISSING', reason: null }],
    });
    const panel = document.getElementById('export')!;
    await userEvent.click(within(panel).getByRole('button', { name: 'Déposer le certificat' }));
    expect(within(panel).getByLabelText(/Date du papier/)).toBeDefined();
    expect(within(panel).queryByRole('combobox')).toBeNull();
    unmount();
    const late = { ...received, exportProof: { ...exportProof, state: 'LATE' } };
    await open({ ...late, carPapers: [{ ...paper, state: 'REFUSED', reason: 'Sans visa' }] });
    expect(screen.getByText('Sans visa')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Déposer le certificat' })).toBeDefined();
  });
});
