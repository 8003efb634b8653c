import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import ImportPage from './page.tsx';

const FILE = { id: 'i', fileName: 'cars.csv', isTrial: false, state: 'DONE', lineCount: 2, doneCount: 2 };

async function open(text: string, answers: object = {}) {
  const page = await drawPage(<ImportPage />, {
    ...{ at: '/admin/ads/import', permissions: ['Ads:create', 'Ads:update'] },
    answers: { beginCarAdImport: { id: 'i' }, runCarAdImport: FILE, ...answers },
  });
  await userEvent.upload(await screen.findByLabelText(/Fichier CSV ou JSON/), new File([text], 'cars.csv'));
  return { ...page, pieces: () => page.sent('AddToCarAdImport').map(each => String(each.text)) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('ads from a file', () => {
  it('are tried without writing, or brought in', async () => {
    const { sent } = await open('brand;model\nAlpine;A110');
    await press('Essayer sans rien écrire');
    await waitFor(() => expect(sent('RunCarAdImport')).toHaveLength(1));
    await screen.findByText(/2 annonces importées/);
    await press('Importer');
    await waitFor(() => expect(sent('RunCarAdImport')).toHaveLength(2));
    const usual = { fileName: 'cars.csv', updatesBy: null, takesGood: false };
    expect(sent('BeginCarAdImport')).toEqual([
      { ...usual, isTrial: true },
      { ...usual, isTrial: false },
    ]);
  });

  it('go in pieces that are whole again when they are put together', async () => {
    // An emoji takes two units of a text: one of these stands across the end of the first piece.
    const text = `${'x'.repeat(19_999)}🏎️${'y'.repeat(20_500)}é`;
    const { pieces } = await open(text);
    await press('Importer');
    await waitFor(() => expect(pieces().join('').length).toBe(text.length));
    expect(pieces().every(piece => piece.isWellFormed())).toBe(true);
    expect(pieces().join('')).toBe(text);
    expect(pieces().length).toBeGreaterThan(2);
    expect(Math.max(...pieces().map(({ length }) => length))).toBeLessThanOrEqual(20_001);
  });

  it('say line by line what is wrong, and that nothing came in', async () => {
    const report = [
      { line: 2, name: 'Alpine A110', code: 'BadInput', field: 'year' },
      { line: 5, name: 'Tatra 77', code: 'BadInput', field: 'brand' },
    ];
    await open('x', { runCarAdImport: { ...FILE, state: 'REFUSED', report } });
    await press('Importer');
    expect(saidBy(await screen.findByText(/Rien n’a été importé/))).toContain('2');
    expect(screen.getByText('Alpine A110').closest('li')?.textContent).toContain('Ligne 2');
  });

  it('may change what is there and leave what is wrong, and says both', async () => {
    const report = [
      { line: 2, name: 'Alpine A110', uuid: 'car', isUpdate: true },
      { line: 3, name: 'Tatra 77', code: 'BadInput', field: 'year' },
      { line: 3, name: 'Tatra 77', code: 'BadInput', field: 'price' },
    ];
    const { sent } = await open('x', { runCarAdImport: { ...FILE, report } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Annonces déjà là/ }), 'CHASSIS');
    await userEvent.click(screen.getByRole('checkbox', { name: /Garder les lignes justes/ }));
    await press('Importer');
    expect(await screen.findByText(/1 annonce importée. Dont 1 déjà là, modifiée./)).toBeDefined();
    expect(screen.getByText(/Une ligne est fausse et laissée de côté/)).toBeDefined();
    expect(screen.getAllByText('Tatra 77')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Enregistrer la liste des fautes' })).toBeDefined();
    expect(sent('BeginCarAdImport')).toMatchObject([{ updatesBy: 'CHASSIS', takesGood: true }]);
  });

  it('lead to what was brought in', async () => {
    await open('x', { runCarAdImport: { ...FILE, report: [{ line: 1, name: 'Alpine A110', uuid: 'car' }] } });
    await press('Importer');
    const link = await screen.findByRole('link', { name: 'Alpine A110' });
    expect(link.getAttribute('href')).toContain('car');
  });

  it('that take long are followed to their end, through a moment without an answer', async () => {
    let asked = 0;
    const carAdImport = () => {
      asked += 1;
      return asked === 1
        ? refused('Unavailable')
        : asked === 2
          ? { ...FILE, state: 'RUNNING', doneCount: 1 }
          : FILE;
    };
    await open('x', { runCarAdImport: { ...FILE, state: 'RUNNING', doneCount: 0 }, carAdImport });
    await press('Importer');
    expect(await screen.findByText('Lecture : 1 sur 2')).toBeDefined();
    expect(await screen.findByText('2 annonces importées.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Importer' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('that were refused at the door can be sent again', async () => {
    await open('x', { beginCarAdImport: () => refused('RateLimited') });
    await press('Importer');
    await waitFor(() => expect(screen.getAllByRole('alert').map(saidBy).join('')).not.toBe(''));
    expect(screen.getByRole('button', { name: 'Importer' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('that came before stand below, a trial as a trial', async () => {
    const carAdImports = [FILE, { ...FILE, id: 'j', isTrial: true }, { ...FILE, id: 'k', state: 'REFUSED' }];
    await open('x', { carAdImports });
    await screen.findByText('Derniers fichiers');
    const list = saidBy(document.querySelector('[aria-labelledby=past]')!);
    for (const said of ['Importé', 'Essayé', 'Refusé']) expect(list).toContain(said);
  });
});
