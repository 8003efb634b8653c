import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import TextPage from './page.tsx';

const KEY = 'letters.account.proofCode.text';
const change = (id: string, fr: string | null, more: object = {}) => ({
  ...{ id, value: JSON.stringify({ fr, en: null, es: null }), isPlanned: false },
  ...{ authorName: 'Claire Marchand', holdsFrom: '2026-11-01T09:00:00.000Z' },
  writtenAt: '2026-11-01T09:00:00.000Z',
  ...more,
});
const TEXT = {
  ...{ key: KEY, group: 'ACCOUNT', title: { fr: 'Votre code', en: 'Your code' } },
  standard: { fr: 'Voici {code}', en: 'Here is {code}', es: 'Aquí {code}' },
  value: { fr: null, en: null, es: null },
  ...{ values: [{ value: '{code}', example: '482 913' }], fixed: [] as object[], changes: [] as object[] },
};
const seen = (language: string, more: object = {}) => ({
  ...{
    language,
    fault: null,
    title: 'Votre code',
    paragraphs: [`Lu en ${language}`],
    button: null,
    note: null,
  },
  ...more,
});

const open = (text: object = {}, answers: object = {}) =>
  drawPage(
    <Routes>
      <Route path="/admin/settings/texts/:id" element={<TextPage />} />
    </Routes>,
    {
      ...{ at: `/admin/settings/texts/${KEY}`, permissions: ['Settings:update'] },
      answers: {
        houseText: { ...TEXT, ...text },
        houseTextPreview: ['FR', 'EN', 'ES'].map(language => seen(language)),
        changeHouseText: { key: KEY },
        ...answers,
      },
    },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const french = () => screen.findByRole('textbox', { name: /^Français/ });
const type = async (typed: string) => userEvent.type(await french(), typed.replaceAll('{', '{{'));

it('that there is none of is told as such, beside the way back to all of them', async () => {
  await open({}, { houseText: () => refused('NotFound') });
  expect(await screen.findByText(/n’existe pas ou n’est plus disponible/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Réessayer/ })).toBeNull();
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toContain(
    '/admin/settings/texts',
  );
});

it('is looked at before it is decided, with what is standard and its values beside', async () => {
  const { sent } = await open();
  await type('Le {code}');
  expect(saidBy(document.body)).toMatch(/Texte d’origine.*Voici \{code\}.*\{code\}.*482 913/s);
  await press('Voir avant de décider');
  await screen.findByText('Lu en ES');
  expect(sent('ChangeHouseText')).toEqual([]);
  await type('!');
  const back = screen.getByRole('link', { name: 'Tous les textes' });
  await userEvent.click(back);
  await press('Rester ici');
  expect(screen.queryByText('Lu en ES')).toBeNull();
  await press('Voir avant de décider');
  await screen.findByText('Lu en ES');
  await press('Décider');
  const text = { fr: 'Le {code}!', en: '', es: '' };
  await waitFor(() =>
    expect(sent('ChangeHouseText')).toEqual([{ key: KEY, text, holdsFrom: null, seenId: null }]),
  );
});

it('says at its language what is wrong, and loses nothing', async () => {
  const fault = { kind: 'MISSING_VALUE', value: '{code}' };
  await open({}, { houseTextPreview: [seen('FR', { fault }), seen('EN'), seen('ES')] });
  await type('Rien');
  await press('Voir avant de décider');
  await screen.findByText(/Il manque.*\{code\}/);
  expect(screen.queryByText('Lu en EN')).toBeNull();
  expect(((await french()) as HTMLTextAreaElement).value).toBe('Rien');
});

it('begins with what is standard where that is wished', async () => {
  await open();
  await french();
  await press('Reprendre ce texte, Français');
  expect(((await french()) as HTMLTextAreaElement).value).toBe('Voici {code}');
});

it('says that nothing changes', async () => {
  await open({}, { changeHouseText: () => refused('BadInput', { field: 'text' }) });
  await french();
  await press('Voir avant de décider');
  await screen.findByText('Lu en ES');
  await press('Décider');
  await screen.findByText('Rien ne change');
});

it('takes an older version up again, and takes back what is planned', async () => {
  const later = { isPlanned: true, holdsFrom: '2027-01-01T09:00:00.000Z' };
  const changes = [change('9', 'Prévu {code}', later), change('7', 'Ancien {code}')];
  const { sent } = await open({ changes });
  expect(((await french()) as HTMLTextAreaElement).value).toBe('Ancien {code}');
  await userEvent.clear(await french());
  await press(/Versions/);
  await press(/Reprendre ce texte, À partir du 01\/11\/2026/);
  expect(((await french()) as HTMLTextAreaElement).value).toBe('Ancien {code}');
  await press(/Retirer, Prévu à partir du 01\/01\/2027/);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirer' }));
  const text = { fr: 'Ancien {code}', en: '', es: '' };
  await waitFor(() =>
    expect(sent('ChangeHouseText')).toEqual([{ key: KEY, text, holdsFrom: later.holdsFrom, seenId: '9' }]),
  );
});

it('asks for nothing that is fixed', async () => {
  await open({ value: { fr: 'Fixe', en: null, es: null }, fixed: [{ field: 'fr' }] });
  await screen.findByRole('textbox', { name: /^English/ });
  expect(screen.queryByRole('textbox', { name: /^Français/ })).toBeNull();
  expect(saidBy(document.querySelector('[data-fixed="fr"]')!)).toMatch(/Fixe.*Fixé au déploiement/s);
});
