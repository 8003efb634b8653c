import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import PersonPage from './page.tsx';

const PERSON = {
  id: 'p',
  email: 'lea@example.org',
  firstName: 'Léa',
  lastName: 'Noir',
  isEmailConfirmed: true,
  language: 'FR',
  rightsVersion: 'v1',
};
const GROUPS = [
  { id: 'desk', name: 'Salle', permissions: ['Auctions:update'] },
  { id: 'text', name: 'Rédaction', permissions: ['Content:update'] },
];
const ALL = ['Ads:update', 'Auctions:update', 'Content:update', 'Users:update'];

async function open(person: object = {}, answers: object = {}, permissions = ALL) {
  const page = await drawPage(<PersonPage />, {
    ...{ at: '/admin/people/p', path: '/admin/people/:id', permissions },
    answers: { person: () => ({ ...PERSON, ...person }), staffGroups: GROUPS, permissions: ALL, ...answers },
  });
  await screen.findByText('lea@example.org');
  return { ...page, text: () => saidBy(document.body) };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('what a person may do', () => {
  it('is changed as a whole: groups, and permissions of their own', async () => {
    const { sent } = await open({ groupIds: ['desk'], addedPermissions: ['Ads:update'] });
    expect([box('Salle').checked, box('Rédaction').checked]).toEqual([true, false]);
    await userEvent.click(box('Salle'));
    await userEvent.click(box('Rédaction'));
    await userEvent.click(box(/Gérer les comptes/));
    await press('Enregistrer les permissions');
    await waitFor(() =>
      expect(sent('ChangePermissions')).toEqual([
        { id: 'p', groupIds: ['text'], permissions: ['Ads:update', 'Users:update'], version: 'v1' },
      ]),
    );
  });

  it('stays in its form while it is saved, with the focus and what is ticked meanwhile', async () => {
    let own: object = {};
    const saved = Promise.withResolvers<object>();
    const { sent } = await open(
      {},
      { person: () => ({ ...PERSON, ...own }), changePermissions: () => saved.promise },
    );
    await userEvent.click(box('Rédaction'));
    await press('Enregistrer les permissions');
    await waitFor(() => expect(sent('ChangePermissions')).toHaveLength(1));
    await userEvent.click(box('Salle'));
    own = { groupIds: ['text'], rightsVersion: 'v2' };
    saved.resolve({ id: 'p', rightsVersion: 'v2' });
    await waitFor(() => expect(sent('PersonFile')).toHaveLength(2));
    await screen.findByText('lea@example.org');
    expect([document.activeElement === box('Salle'), box('Salle').checked, box('Rédaction').checked]).toEqual(
      [...[true, true, true]],
    );
    // What somebody else changes is shown where nothing is left to be saved.
    await userEvent.click(box('Salle'));
    own = { groupIds: ['desk', 'text'], rightsVersion: 'v3' };
    await press('Enregistrer les permissions');
    await waitFor(() => expect(box('Salle').checked).toBe(true));
  });

  it('is nothing that is not saved once it is ticked back, or was read in another order', async () => {
    let own: object = { addedPermissions: ['Users:update', 'Ads:update'] };
    const { sent } = await open(
      {},
      { person: () => ({ ...PERSON, ...own }), changePermissions: refused('BadInput', { field: 'state' }) },
    );
    for (const name of [/Gérer les comptes/, /Gérer les comptes/]) await userEvent.click(box(name));
    // Whatever somebody else gives is shown as long as nothing is ticked here.
    own = { addedPermissions: ['Users:update', 'Content:update', 'Ads:update'], rightsVersion: 'v2' };
    await press('Enregistrer les permissions');
    await waitFor(() => expect(sent('PersonFile')).toHaveLength(2));
    await waitFor(() => expect(box(/Rédiger/).checked).toBe(true));
  });

  it('says that somebody has changed it meanwhile, and is not saved over that', async () => {
    let own: object = {};
    const changePermissions = () => refused('StaleVersion');
    const { sent } = await open({}, { person: () => ({ ...PERSON, ...own }), changePermissions });
    await userEvent.click(box('Salle'));
    own = { addedPermissions: ['Content:update'], rightsVersion: 'v2' };
    await press('Enregistrer les permissions');
    await waitFor(() => expect(alarms()).toContain('Rien n’a été écrasé'));
    expect(sent('ChangePermissions').map(({ version }) => version)).toEqual(['v1']);
    expect(box('Salle').checked).toBe(true);
  });

  it('by a group is said beside the box, as soon as the group is chosen', async () => {
    await open();
    expect(screen.queryByText(/par un groupe/)).toBeNull();
    await userEvent.click(box('Salle'));
    expect(box('Mener les enchères (par un groupe)').checked).toBe(false);
  });

  it('is offered as far as whoever is here has it, or it is given already', async () => {
    await open({ addedPermissions: ['Content:update'] }, {}, ['Users:update']);
    const own = screen.getByRole('group', { name: 'Permissions ajoutées' });
    const names = within(own)
      .getAllByRole('checkbox')
      .map(each => each.getAttribute('name'));
    expect(names).toEqual(['Content:update', 'Users:update']);
  });

  it('that is refused is told in the form, with the boxes as they were ticked', async () => {
    await open({}, { changePermissions: () => refused('Forbidden') });
    await userEvent.click(box('Rédaction'));
    await press('Enregistrer les permissions');
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(box('Rédaction').checked).toBe(true);
  });

  it('that is refused to an address that is not confirmed says so of the person', async () => {
    await open({}, { changePermissions: () => refused('EmailNotConfirmed') });
    await press('Enregistrer les permissions');
    expect(await screen.findByText(/Son adresse n’est pas confirmée/)).toBeDefined();
  });
});

describe('an account', () => {
  it('says who it is, and how much they have done here', async () => {
    const { text } = await open({
      phone: '+33612345678',
      pseudo: 'lea',
      isCardValid: true,
      bidCount: 12,
      orderCount: 3,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Léa Noir' })).toBeDefined();
    for (const said of ['+33612345678', 'lea', 'Valable', 'Français']) expect(text()).toContain(said);
    expect(text()).toMatch(/Enchères ?12|12 ?Enchères/);
  });

  it('leads from each count to its list, for those who may open it', async () => {
    const counted = { id: 'p', email: 'lea@example.org', adCount: 2, orderCount: 3, leadCount: 0 };
    const { unmount } = await open(counted, {}, [
      'Users:update',
      'Ads:update',
      'Orders:update',
      'Leads:read',
    ]);
    const leads = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'));
    expect(leads()).toEqual(
      expect.arrayContaining(['/admin/ads?owner=p', '/admin/orders?text=lea%40example.org']),
    );
    // Nothing is there to be led to.
    expect(leads().some(href => href?.startsWith('/admin/leads?'))).toBe(false);
    unmount();
    await open(counted, {}, ['Users:update']);
    expect(leads().some(href => href?.startsWith('/admin/ads?'))).toBe(false);
  });

  it('without a name is called so', async () => {
    await open({ firstName: '', lastName: '' });
    expect(screen.getByRole('heading', { level: 1, name: 'Sans nom' })).toBeDefined();
  });

  it('is suspended with a reason, and says so to staff from then on', async () => {
    let blocked: object = {};
    const { sent } = await open(
      {},
      {
        person: () => ({ ...PERSON, ...blocked }),
        blockPerson: ({ reason }: { reason: string }) => {
          blocked = { blockedAt: '2026-11-20T10:00:00Z', blockReason: reason };
          return { id: 'p' };
        },
      },
    );
    await press('Suspendre');
    await userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Fraude');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspendre' }));
    expect((await screen.findByText(/Suspendu le/)).textContent).toContain('Fraude');
    expect(sent('BlockPerson')).toEqual([{ id: 'p', reason: 'Fraude' }]);
    await press('Lever la suspension');
    await waitFor(() => expect(sent('UnblockPerson')).toEqual([{ id: 'p' }]));
  });

  it('keeps the reason that was typed where the server refuses it', async () => {
    await open({}, { blockPerson: () => refused('BadInput', { field: 'reason' }) });
    await press('Suspendre');
    const field = within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(field, 'x');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspendre' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('x');
  });

  it('whose address is not confirmed is sent its letter again, and it is said', async () => {
    const { sent } = await open({ isEmailConfirmed: false });
    await press('Renvoyer la confirmation');
    expect(await screen.findByText('Lettre envoyée.')).toBeDefined();
    expect(sent('ResendPersonConfirmation')).toEqual([{ id: 'p' }]);
  });

  it('whose address is confirmed needs no such letter, and who is no staff no second factor', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Renvoyer la confirmation' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Réinitialiser le second facteur' })).toBeNull();
  });

  it('of staff loses its second factor only after a word of warning', async () => {
    const { sent } = await open({ groupIds: ['desk'] });
    await press('Réinitialiser le second facteur');
    expect(saidBy(screen.getByRole('dialog'))).toContain('À faire seulement après');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revenir' }));
    expect(sent('EndSecondFactor')).toEqual([]);
    await press('Réinitialiser le second facteur');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Réinitialiser' }));
    await waitFor(() => expect(sent('EndSecondFactor')).toEqual([{ id: 'p' }]));
  });
});

describe('a written wish', () => {
  const ask = async (open: string, send: string) => {
    await press(open);
    const dialog = within(screen.getByRole('dialog'));
    expect(saidBy(screen.getByRole('dialog'))).toContain('lea@example.org');
    await userEvent.click(dialog.getByRole('button', { name: send }));
    const day = dialog.getByLabelText<HTMLInputElement>(/Demandé le/);
    await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.type(day, '2026-11-12');
    await userEvent.type(dialog.getByRole('textbox', { name: /Comment la demande/ }), 'Lettre signée');
    await userEvent.click(dialog.getByRole('button', { name: send }));
  };
  const wish = { wishedOn: '2026-11-12', reason: 'Lettre signée' };

  it('for a copy goes to the person’s own address, once it is confirmed', async () => {
    const { sent, unmount } = await open();
    await ask('Envoyer une copie de ses données', 'Envoyer le lien');
    expect(await screen.findByText('Lien envoyé.')).toBeDefined();
    expect(sent('SendPersonCopy')).toEqual([{ id: 'p', wish }]);
    unmount();
    await open({ isEmailConfirmed: false });
    expect(screen.queryByRole('button', { name: 'Envoyer une copie de ses données' })).toBeNull();
    expect(screen.getByText(/renvoyez d’abord la confirmation/)).toBeDefined();
  });

  it('to be erased is told what stands against it, of the person, and leads back to the list once it is done', async () => {
    let isFree = false;
    const { sent } = await open({}, { erasePerson: () => isFree || refused('LeadingAuction') });
    await ask('Effacer ce compte', 'Effacer définitivement');
    expect((await screen.findByText(/mène une enchère en cours/)).textContent).toContain('Cette personne');
    isFree = true;
    await userEvent.click(screen.getByRole('button', { name: 'Effacer définitivement' }));
    await waitFor(() => expect(screen.queryByText('lea@example.org')).toBeNull());
    expect(sent('ErasePerson')).toEqual([
      { id: 'p', wish },
      { id: 'p', wish },
    ]);
  });

  it('of one’s own is none: one’s profile does both', async () => {
    await drawPage(<PersonPage />, {
      ...{ at: '/admin/people/me', path: '/admin/people/:id', permissions: ALL },
      answers: { person: { ...PERSON, id: 'me' }, staffGroups: GROUPS, permissions: ALL },
    });
    await screen.findByText('lea@example.org');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Effacer ce compte' })).toBeNull());
  });
});

describe('a proof of who is there', () => {
  const asking = () => {
    let isProven = false;
    return {
      changePermissions: () => (isProven ? { id: 'p' } : refused('PasswordNeeded')),
      confirmPassword: ({ password }: { password: string }) => {
        isProven = password === 'right';
        return isProven || refused('InvalidCredentials', { field: 'password' });
      },
    };
  };
  const prove = async (password: string) => {
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText<HTMLInputElement>(/Mot de passe/);
    await userEvent.clear(field);
    await userEvent.type(field, password);
    await userEvent.click(within(dialog).getByRole('button', { name: /Confirmer/ }));
    return field;
  };

  it('is asked for where the server wants it, and what was refused is done again after it', async () => {
    const { sent } = await open({}, asking());
    await userEvent.click(box('Salle'));
    await press('Enregistrer les permissions');
    const field = await prove('wrong');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await prove('right');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('ChangePermissions')).toHaveLength(2);
    expect(box('Salle').checked).toBe(true);
  });

  it('that is thought better of leaves all as it was', async () => {
    const { sent } = await open({}, asking());
    await userEvent.click(box('Salle'));
    await press('Enregistrer les permissions');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Renoncer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('ChangePermissions')).toHaveLength(1);
    expect(alarms()).toBe('');
  });

  it('is a code from the mailbox for who has no password', async () => {
    let isProven = false;
    const { sent } = await open(
      {},
      {
        me: { id: 'me', hasPassword: false },
        changePermissions: () => (isProven ? { id: 'p' } : refused('PasswordNeeded')),
        confirmWithCode: ({ code }: { code: string }) => {
          isProven = code === '123456';
          return isProven || refused('TokenExpired', { field: 'code' });
        },
      },
    );
    await press('Enregistrer les permissions');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /code/i }));
    const field = await dialog.findByRole('textbox');
    await userEvent.type(field, '000000');
    await userEvent.click(dialog.getByRole('button', { name: /Confirmer/ }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    await userEvent.click(dialog.getByRole('button', { name: /Confirmer/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('ConfirmWithCode')).toEqual([{ code: '000000' }, { code: '123456' }]);
    expect(sent('ChangePermissions')).toHaveLength(2);
  });
});

describe('the sessions of a person', () => {
  const sessions = [
    { id: 's1', browser: 'Firefox', system: 'Linux', seenAt: '2026-11-20T10:00:00Z' },
    { id: 's2', browser: null, system: null, seenAt: '2026-11-19T10:00:00Z' },
  ];

  it('are ended one by one, or all at once', async () => {
    const { sent } = await open({ sessions });
    const rows = screen.getAllByRole('button', { name: 'Déconnecter' });
    expect(saidBy(rows[0]!.closest('li')!)).toContain('Firefox, Linux');
    expect(saidBy(rows[1]!.closest('li')!)).toContain('Navigateur inconnu');
    await userEvent.click(rows[1]!);
    await waitFor(() => expect(sent('SignOutPerson')).toEqual([{ id: 'p', sessionId: 's2' }]));
    await press('Tout déconnecter');
    await waitFor(() => expect(sent('SignOutPerson')[1]).toEqual({ id: 'p', sessionId: null }));
  });

  it('have no way out for all where there is one', async () => {
    await open({ sessions: sessions.slice(0, 1) });
    expect(screen.queryByRole('button', { name: 'Tout déconnecter' })).toBeNull();
  });
});

describe('what staff did to an account', () => {
  it('says what was given and what was taken, by whom and why', async () => {
    const why = { reason: 'Fraude', reasonLanguage: 'fr' };
    const { text } = await open({
      changes: [
        {
          id: '1',
          kind: 'PERMISSIONS',
          actorName: 'Max',
          before: ['A', 'B'],
          after: ['B', 'C'],
          at: '2026-11-20T10:00:00Z',
        },
        { id: '2', kind: 'BLOCKED', actorName: 'Max', ...why, at: '2026-11-19T10:00:00Z' },
      ],
    });
    for (const said of ['Donné : C', 'Retiré : A', 'Fraude', 'Max, le']) expect(text()).toContain(said);
    expect(text()).not.toContain('Donné : B');
    expect(screen.getByText('Fraude').lang).toBe('fr');
  });

  it('of an account that there is not, nothing', async () => {
    await drawPage(<PersonPage />, {
      ...{ at: '/admin/people/x', path: '/admin/people/:id', permissions: ALL },
      answers: { person: null },
    });
    expect(await screen.findByText(/n’existe pas/)).toBeDefined();
  });
});
