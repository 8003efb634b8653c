import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import ReportsPage from './page.tsx';

const REPORT = {
  ...{
    id: 'r',
    number: 12,
    subject: 'AD',
    subjectId: 's',
    excerpt: 'Alpine A110',
    reason: 'FRAUD',
    text: 'Volée',
  },
  ...{
    email: 'jo@example.org',
    measure: null,
    appeals: [],
    ad: { slug: 'alpine-a110', sold: false, isPublic: true },
  },
};

async function open(report: object = {}, answers: object = {}, permissions = ['Users:update']) {
  const page = await drawPage(<ReportsPage />, {
    ...{ at: '/admin/reports', permissions },
    answers: { reports: () => ({ total: 1, rows: [{ ...REPORT, ...report }] }), ...answers },
  });
  const row = (await screen.findByText(/N° 12/)).closest('tr')!;
  return { ...page, row };
}
const inDialog = () => within(screen.getByRole('dialog'));
const decide = (name = 'Décider') => userEvent.click(screen.getByRole('button', { name }));
const statement = () => inDialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Raisons/ });
const send = () => userEvent.click(inDialog().getByRole('button', { name: 'Envoyer la décision' }));
const REASONS = 'L’annonce a été vérifiée sur pièces avec le vendeur.';

describe('a report', () => {
  it('says what was reported and why, and leads there', async () => {
    const { row } = await open();
    expect(within(row).getByRole('link', { name: 'Alpine A110' }).getAttribute('href')).toContain(
      'alpine-a110',
    );
    for (const said of ['Fraude', 'Volée', 'jo@example.org', 'Annonce']) expect(saidBy(row)).toContain(said);
  });

  it('of a car that was taken from the public leads to what staff still see of it', async () => {
    const ad = { slug: 'alpine-a110', uuid: 'u', isPublic: false };
    const { row, unmount } = await open({ ad }, {}, ['Users:update', 'Ads:update']);
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/ads/preview/u');
    unmount();
    // Who may not look at ads finds no page that is gone.
    const { row: other } = await open({ ad });
    expect(within(other).queryByRole('link')).toBeNull();
  });

  it('of a member leads to the member, and of a question nowhere', async () => {
    const member = {
      subject: 'MEMBER',
      ad: null,
      excerpt: 'turbine7',
      author: { id: 's', name: 'Luc Noir' },
    };
    const { row, unmount } = await open(member);
    const places = within(row)
      .getAllByRole('link')
      .map(link => [link.textContent, link.getAttribute('href')]);
    expect(places).toEqual([
      ['turbine7', '/u/s'],
      ['Luc Noir', '/admin/people/s'],
    ]);
    unmount();
    const { row: second } = await open({ subject: 'QUESTION', ad: null, author: null });
    expect(within(second).queryByRole('link')).toBeNull();
  });

  it.each([
    ['AD', ['Aucune mesure', 'Avertissement', 'Retrait']],
    ['QUESTION', ['Aucune mesure', 'Avertissement']],
    ['MEMBER', ['Aucune mesure', 'Avertissement']],
  ])('of %s can end in %j', async (subject, measures) => {
    await open({ subject });
    await decide();
    expect(
      inDialog()
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(measures);
  });

  it('of a car that is sold offers its removal, and says what stays', async () => {
    await open({ ad: { slug: 'alpine-a110', sold: true } });
    await decide();
    expect(inDialog().getByRole('option', { name: 'Retrait' })).toBeDefined();
    expect(inDialog().getByText(/La voiture reste vendue/)).toBeDefined();
  });

  it('says at the measure why the server refuses it', async () => {
    await open({}, { decideReport: () => refused('CarUnderHammer', { field: 'measure' }) });
    await decide();
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: /Mesure/ }), 'Retrait');
    await userEvent.type(statement(), REASONS);
    await send();
    const measure = inDialog().getByRole('combobox', { name: /Mesure/ });
    await waitFor(() => expect(measure.getAttribute('aria-invalid')).toBe('true'));
  });

  it.each([
    [['Users:update', 'Auctions:update'], '/admin/auctions/live/u'],
    [['Users:update'], null],
  ] as const)(
    'of a car under the hammer asks to end its sale first, and %o are led there: %s',
    async (may, to) => {
      const answers = { decideReport: () => refused('CarUnderHammer', { field: 'measure' }) };
      const auction = { end: '2026-11-12T10:00:00Z' };
      const { row } = await open({ ad: { ...REPORT.ad, uuid: 'u', lotState: 'RUNNING', auction } }, answers, [
        ...may,
      ]);
      expect(saidBy(row)).toContain('Aux enchères, fin prévue le 12/11/2026 11:00');
      await decide();
      await userEvent.selectOptions(inDialog().getByRole('combobox', { name: /Mesure/ }), 'Retrait');
      await userEvent.type(statement(), REASONS);
      await send();
      expect(await inDialog().findByText(/annulez d’abord la vente/)).toBeDefined();
      expect(inDialog().queryByRole('link', { name: 'Ouvrir la salle' })?.getAttribute('href') ?? null).toBe(
        to,
      );
    },
  );

  it('is decided with reasons, and asked for anew', async () => {
    const { sent } = await open();
    await decide();
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: /Mesure/ }), 'Retrait');
    await userEvent.type(statement(), REASONS);
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('DecideReport')).toEqual([
      { id: 'r', measure: 'REMOVED', ground: 'FRAUD', statement: REASONS },
    ]);
  });

  it('rests on what staff say, and asks them for the rule where no letter knows it', async () => {
    const { sent } = await open();
    await decide();
    const ground = () => inDialog().queryByRole<HTMLSelectElement>('combobox', { name: /Fondement/ });
    expect(ground()).toBeNull();
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: /Mesure/ }), 'Avertissement');
    expect(ground()!.value).toBe('FRAUD');
    expect(saidBy(screen.getByRole('dialog'))).toContain('nomme la règle');
    await userEvent.selectOptions(ground()!, 'Interdit par la loi');
    expect(saidBy(screen.getByRole('dialog'))).toContain('Nommez dans vos raisons la loi');
    await userEvent.type(statement(), REASONS);
    await send();
    const decided = { id: 'r', measure: 'WARNED', ground: 'FORBIDDEN', statement: REASONS };
    await waitFor(() => expect(sent('DecideReport')).toEqual([decided]));
  });

  it('is not decided without reasons', async () => {
    const { sent } = await open();
    await decide();
    expect(screen.getByRole('dialog', { name: /^Signalement n°.12$/ })).toBeDefined();
    expect(inDialog().getByText('Volée')).toBeDefined();
    await send();
    await waitFor(() => expect(statement().getAttribute('aria-invalid')).toBe('true'));
    expect([document.activeElement, sent('DecideReport')]).toEqual([statement(), []]);
  });

  it('that was decided says so, and is not decided again', async () => {
    const { row } = await open({ measure: 'WARNED' });
    expect(saidBy(row)).toContain('Avertissement');
    expect(screen.queryByRole('button', { name: /Décider/ })).toBeNull();
  });

  it('keeps the reasons where the server refuses them', async () => {
    await open({}, { decideReport: () => refused('BadInput', { field: 'statement' }) });
    await decide();
    await userEvent.type(statement(), REASONS);
    await send();
    await waitFor(() => expect(statement().getAttribute('aria-invalid')).toBe('true'));
    expect(statement().value).toBe(REASONS);
  });
});

describe('what is said against a decision', () => {
  const appeals = [
    { side: 'REPORTER', text: 'Toujours volée', measure: 'NONE' },
    { side: 'AUTHOR', text: 'C’est la mienne', measure: null, mayDecide: true },
  ];

  it('is left to others by who decided what it contests', async () => {
    const { row } = await open({
      measure: 'REMOVED',
      appeals: appeals.map(each => ({ ...each, mayDecide: false })),
    });
    expect(saidBy(row)).toContain('une autre personne de la maison décide la contestation');
    expect(screen.queryByRole('button', { name: /Décider/ })).toBeNull();
  });

  it('is decided for the side that waits', async () => {
    const { sent, row } = await open({ measure: 'REMOVED', appeals });
    expect(saidBy(row)).toContain('C’est la mienne');
    await decide('Décider la contestation');
    await userEvent.type(statement(), REASONS);
    await send();
    await waitFor(() =>
      expect(sent('DecideReportAppeal')).toEqual([
        { id: 'r', side: 'AUTHOR', measure: 'NONE', ground: 'FRAUD', statement: REASONS },
      ]),
    );
    expect(sent('DecideReport')).toEqual([]);
  });

  it('is read in the window that decides it, with what it is against, and left to stand unless staff choose otherwise', async () => {
    const { sent } = await open({
      ...{ measure: 'REMOVED', ground: 'NOT_THEIRS', statement: 'Montrez la carte grise.' },
      appeals: appeals.slice(1),
    });
    await decide('Décider la contestation');
    const window = within(screen.getByRole('dialog', { name: /^Contestation du signalement n°.12$/ }));
    const said = window.getAllByRole('term').map(term => [saidBy(term), saidBy(term.nextElementSibling!)]);
    expect(said).toEqual([
      ['Signalé', 'Annonce · Alpine A110'],
      ['Motif', expect.stringMatching(/Fraude.*Volée/s)],
      ['Décision contestée', expect.stringMatching(/Retrait.*Voiture d’autrui.*Montrez la carte grise\./s)],
      ['Contestation de l’intéressé', 'C’est la mienne'],
    ]);
    expect(window.getByRole('textbox', { description: /deux parties .* nommez personne/ })).toBe(statement());
    await userEvent.type(statement(), REASONS);
    await send();
    const decided = { id: 'r', side: 'AUTHOR', measure: 'REMOVED', ground: 'NOT_THEIRS', statement: REASONS };
    await waitFor(() => expect(sent('DecideReportAppeal')).toEqual([decided]));
  });

  it('and was decided on both sides waits no more', async () => {
    await open({ measure: 'REMOVED', appeals: [appeals[0]!] });
    expect(screen.queryByRole('button', { name: /Décider/ })).toBeNull();
  });
});
