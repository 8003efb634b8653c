import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { askAnew, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import LeadsPage from './page.tsx';

const LEAD = {
  ...{
    id: 'l',
    form: 'contact',
    name: 'Léa Noir',
    email: 'lea@example.org',
    phone: '+33612345678',
    state: 'NEW',
  },
  ...{ leadSource: 'website', ownerId: null, note: '', dueAt: '2026-11-23T17:00:00Z', carTitle: null },
};
const OWNERS = [
  { id: 'max', name: 'Max' },
  { id: 'ana', name: 'Ana' },
];

async function open(lead: object = {}, answers: object = {}, permissions = ['Leads:read', 'Users:update']) {
  const page = await drawPage(<LeadsPage />, {
    ...{ at: '/admin/leads', permissions },
    answers: {
      leads: () => ({ totalCount: 1, leads: [{ ...LEAD, ...lead }] }),
      ...{ leadOwners: OWNERS, leadForms: ['contact', 'interest', 'yetToCome'] },
      ...answers,
    },
  });
  const row = (await screen.findByRole('button', { name: 'Léa Noir' })).closest('tr')!;
  return { ...page, row };
}
const inDialog = () => within(screen.getByRole('dialog'));
const openLead = () => userEvent.click(screen.getByRole('button', { name: 'Léa Noir' }));
const save = () => userEvent.click(inDialog().getByRole('button', { name: 'Enregistrer' }));
const due = () => inDialog().getByLabelText<HTMLInputElement>(/Échéance/);

describe('the list of leads', () => {
  it('asks what its filters say, by the words of the server', async () => {
    const { sent } = await open();
    const choose = async (label: string, choice: string, asked: object) => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), choice);
      await waitFor(() => expect(sent('Leads').at(-1)).toMatchObject(asked));
    };
    await choose('Suivi', 'Ana', { ownerId: 'ana', page: 1 });
    await choose('Échéance', 'En retard', { ownerId: 'ana', isOverdue: true });
    await choose('État', 'Ouvertes', { ownerId: 'ana', isOverdue: true, state: 'OPEN' });
  });

  it('calls a form that is younger than its words "other"', async () => {
    const { row } = await open({ form: 'yetToCome' });
    expect(saidBy(row)).toContain('Autre');
  });

  it('calls a withdrawal one, and leads to the order that it names who may read it', async () => {
    const answers = [{ name: 'order', values: ['CAL-000007'] }];
    const lead = { form: 'withdrawal', proof: 'LINK', orderId: '7', answers };
    for (const [permissions, href] of [
      [['Leads:read', 'Orders:update'], '/admin/orders/7'],
      [['Leads:read'], undefined],
    ] as const) {
      const { unmount } = await open(lead, {}, [...permissions]);
      await openLead();
      expect(inDialog().getByRole('heading', { name: 'Léa Noir, Rétractation' })).toBeDefined();
      const way = inDialog().queryByRole('link', { name: 'CAL-000007' });
      expect(way?.getAttribute('href')).toBe(href);
      unmount();
    }
  });

  it('marks what is late', async () => {
    const { row } = await open({ isOverdue: true });
    expect(saidBy(row)).toContain('En retard');
  });
});

describe('one lead', () => {
  it('shows what was said, and the ways to who said it', async () => {
    const answers = [
      { name: 'firstName', values: ['Léa'] },
      { name: 'message', values: ['Je cherche une Alpine'] },
      { name: 'photos', values: ['p1', 'p2'] },
    ];
    await open({ answers, carUuid: 'car', carTitle: 'Alpine A110', personId: 'person' });
    await openLead();
    const dialog = screen.getByRole('dialog');
    expect(inDialog().getByRole('link', { name: 'lea@example.org' }).getAttribute('href')).toBe(
      'mailto:lea@example.org',
    );
    expect(inDialog().getByRole('link', { name: '+33612345678' }).getAttribute('href')).toBe(
      'tel:+33612345678',
    );
    expect(inDialog().getByRole('link', { name: 'Alpine A110' }).getAttribute('href')).toContain('car');
    expect(inDialog().getByRole('link', { name: 'Voir le compte' }).getAttribute('href')).toContain('person');
    expect(saidBy(dialog)).toContain('Je cherche une Alpine');
    expect([...dialog.querySelectorAll('img')].map(image => image.getAttribute('src'))).toEqual([
      '/photos/p1/320.webp',
      '/photos/p2/320.webp',
    ]);
  });

  it.each([
    ['LINK', /Confirmée par le lien.*le versement attend, si/],
    ['OTHER_ORDER', /nomme une commande qui n’est pas la sienne.*le versement attend pour chacun/],
    ['NONE', /n’arrête rien/],
  ])('of a withdrawal says whether it holds anything up: %s', async (proof, said) => {
    await open({ form: 'withdrawal', proof });
    await openLead();
    expect(saidBy(screen.getByRole('dialog'))).toMatch(said);
  });

  it('leads to no account for who may not see accounts', async () => {
    await open({ personId: 'person' }, {}, ['Leads:read']);
    await openLead();
    expect(inDialog().queryByRole('link', { name: 'Voir le compte' })).toBeNull();
  });

  it('is given to somebody with a state, a note and a day by the clocks of Paris', async () => {
    const { sent } = await open();
    await openLead();
    expect(due().value).toBe('2026-11-23T18:00');
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: /État/ }), 'En cours');
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: /Responsable/ }), 'Max');
    await userEvent.clear(due());
    await userEvent.type(due(), '2026-11-25T09:30');
    await userEvent.type(inDialog().getByRole('textbox', { name: /Notes/ }), 'Rappeler');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const decided = { state: 'IN_PROGRESS', ownerId: 'max', dueAt: '2026-11-25T08:30:00.000Z' };
    expect(sent('UpdateLead')).toEqual([{ id: 'l', ...decided, note: 'Rappeler', noteWas: '' }]);
    await waitFor(() => expect(sent('Leads')).toHaveLength(2));
  });

  it('is given back to nobody', async () => {
    const { sent } = await open({ ownerId: 'max', ownerName: 'Max' });
    await openLead();
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: /Responsable/ }), 'Non attribuée');
    await save();
    await waitFor(() => expect(sent('UpdateLead')).toEqual([{ id: 'l', ownerId: null }]));
  });

  it('has a day: an emptied one is refused at its field and does not pass for the old one', async () => {
    const { sent } = await open();
    await openLead();
    await userEvent.clear(due());
    await save();
    await waitFor(() => expect(due().getAttribute('aria-invalid')).toBe('true'));
    expect(sent('UpdateLead')).toEqual([]);
  });

  it('says what was done to it before', async () => {
    const { sent } = await open({}, { staffHistory: [] });
    await openLead();
    expect(await inDialog().findByText(/Rien n’a été changé/)).toBeDefined();
    expect(sent('StaffHistory')).toEqual([{ kind: 'LEAD', id: 'l' }]);
  });
});

describe('erasing what somebody sent', () => {
  const ask = async () => {
    await openLead();
    await userEvent.click(inDialog().getByRole('button', { name: 'Effacer à la demande écrite' }));
    await userEvent.type(inDialog().getByLabelText(/Demandé le/), '2026-11-12');
    await userEvent.type(inDialog().getByRole('textbox', { name: /Comment la demande/ }), 'Son e-mail');
  };
  const erase = () => userEvent.click(inDialog().getByRole('button', { name: 'Effacer définitivement' }));

  it('asks for the day of their wish, and says what stands against it', async () => {
    let isFree = false;
    const { sent } = await open({}, { eraseLead: () => isFree || refused('BadInput', { field: 'state' }) });
    await ask();
    expect(saidBy(screen.getByRole('dialog'))).toContain('Léa Noir');
    await erase();
    expect(await inDialog().findByText(/Un contrat en dépend/)).toBeDefined();
    isFree = true;
    await erase();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('EraseLead').at(-1)).toEqual({
      id: 'l',
      wish: { wishedOn: '2026-11-12', reason: 'Son e-mail' },
    });
  });

  it('is for those who may see accounts', async () => {
    await open({}, {}, ['Leads:read']);
    await openLead();
    expect(inDialog().queryByRole('button', { name: 'Effacer à la demande écrite' })).toBeNull();
  });
});

describe('a lead by telephone', () => {
  const fill = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Noter une demande' }));
    await userEvent.type(inDialog().getByRole('textbox', { name: /^Nom/ }), 'Jo Blanc');
    await userEvent.type(inDialog().getByRole('textbox', { name: /Téléphone/ }), '06 12 34 56 78');
  };
  const note = () => userEvent.click(inDialog().getByRole('button', { name: 'Noter' }));

  it('is written down with its number in the form of the world', async () => {
    const { sent } = await open();
    await fill();
    await note();
    await waitFor(() => expect(sent('AddLead')).toHaveLength(1));
    expect(sent('AddLead')[0]?.data).toMatchObject({
      ...{ name: 'Jo Blanc', phone: '+33612345678', form: 'contact', leadSource: 'phone_call' },
      dueInHours: 72,
    });
  });

  it('needs a name, which is told before anything is sent', async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Noter une demande' }));
    await note();
    const name = inDialog().getByRole('textbox', { name: /^Nom/ });
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(name);
    expect(sent('AddLead')).toEqual([]);
  });

  it('due in no number of hours is refused at that field', async () => {
    const { sent } = await open();
    await fill();
    const field = inDialog().getByRole<HTMLInputElement>('textbox', { name: /À traiter sous/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'demain');
    await note();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect([field.value, sent('AddLead')]).toEqual(['demain', []]);
  });

  it('keeps all of it where the server refuses', async () => {
    await open({}, { addLead: () => refused('InvalidPhone', { field: 'phone' }) });
    await fill();
    await note();
    const phone = inDialog().getByRole<HTMLInputElement>('textbox', { name: /Téléphone/ });
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    expect(phone.value).toBe('06 12 34 56 78');
  });
});

describe('a window that was opened out of a row', () => {
  it('shows its row as that is by now while it is there, and goes with its page', async () => {
    let name = 'Léa Noir';
    let isThere = true;
    const { router } = await drawPage(<LeadsPage />, {
      ...{ at: '/admin/leads', permissions: ['Leads:read'] },
      answers: {
        leads: () => ({ totalCount: Number(isThere), leads: isThere ? [{ ...LEAD, name }] : [] }),
        ...{ leadOwners: [], leadForms: ['contact'] },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.type(inDialog().getByRole('textbox', { name: /Note/ }), 'Rappelée.');
    name = 'Léa Blanc';
    await askAnew();
    await screen.findByRole('dialog', { name: /Léa Blanc/ });
    isThere = false;
    await askAnew();
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(inDialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Note/ }).value).toBe('Rappelée.');
    await act(() => router.navigate('/admin/auctions'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
