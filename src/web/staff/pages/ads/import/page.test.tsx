import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import ImportPage from './page.tsx';

const WISH = { targets: ['brand', null], days: 'DMY', decimal: 'COMMA', updatesBy: null, takesGood: false };
const FILE = {
  ...{ id: 'i', kind: 'ADS', fileName: 'cars.csv', state: 'WAITING', separator: ';' },
  ...{ authorName: null, resultCount: 0, takenBackAt: null, takenBackBy: null },
  columns: [
    { heading: 'Marque', samples: ['Lancia', 'Tatra'] },
    { heading: 'Couleur', samples: ['rouge'] },
  ],
  targets: [
    { heading: 'brand', field: 'brand', isRequired: true },
    { heading: 'model', field: 'model', isRequired: true },
    { heading: 'history.fr', field: 'history', locale: 'fr' },
  ],
  wish: WISH,
  counts: { total: 3, waiting: 3 },
  archive: null,
  ...{ photos: { total: 0, waiting: 0, taken: 0, known: 0, refused: 0, stopped: 0 }, refusedPhotos: [] },
};
const TRIED = { ...FILE, state: 'TRIED', counts: { total: 3, waiting: 0, created: 2, refused: 1 } };

/** What the house says of an archive that is sent; taken where nothing is said. */
let archiveAnswers: Response[] = [];

async function open(answers: object = {}, permissions = ['Ads:create', 'Ads:update']) {
  const sent: { path: string; body: unknown }[] = [];
  const upload = (path: string, init?: RequestInit) => {
    sent.push({ path, body: init?.body });
    return Response.json({ id: 'i' }, { status: 201 });
  };
  const archive = (path: string) => {
    sent.push({ path, body: null });
    return archiveAnswers.shift() ?? Response.json({ id: 'i' }, { status: 201 });
  };
  const page = await drawPage(<ImportPage />, {
    ...{ at: '/admin/ads/import', permissions },
    answers: { fileImport: FILE, ...answers },
    addresses: { '/uploads/imports': upload, '/uploads/import-archives': archive },
  });
  return { ...page, uploads: sent };
}

async function send(answers: object = {}) {
  const page = await open(answers);
  await userEvent.upload(await screen.findByLabelText(/Fichier CSV/), new File(['x'], 'cars.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le fichier' }));
  await screen.findByText(/Colonnes de « cars.csv »|\d sur \d/);
  return page;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a file that is brought in', () => {
  it('is sent as it is, and says what it brings', async () => {
    const { uploads } = await send();
    expect(uploads[0]?.path).toBe('/uploads/imports?kind=ADS&name=cars.csv');
  });

  it('has its columns said, what is left out told, and is tried with what was chosen', async () => {
    const { sent } = await send({ tryFileImport: TRIED });
    expect(screen.getByText(/un point-virgule/)).toBeDefined();
    expect(screen.getByText('Lancia · Tatra')).toBeDefined();
    expect(saidBy(screen.getByText(/laissée de côté/))).toContain('Couleur');
    expect(saidBy(screen.getByText(/Aucune colonne ne dit/))).toContain('Modèle');
    const choice = screen.getByRole('combobox', { name: /Couleur.*se lit comme/ });
    expect(within(choice).getByRole('option', { name: 'Marque' }).hasAttribute('disabled')).toBe(true);
    await userEvent.selectOptions(choice, 'Modèle');
    expect(screen.getByText('Toutes les colonnes sont lues.')).toBeDefined();
    expect(screen.queryByText(/Aucune colonne ne dit/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Annonces déjà là/ }), 'CHASSIS');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /S’il reste des fautes/ }), 'GOOD');
    await press('Essayer sans rien écrire');
    await screen.findByText(/Essai terminé/);
    const wish = { ...WISH, targets: ['brand', 'model'], updatesBy: 'CHASSIS', takesGood: true };
    expect(sent('TryFileImport')).toMatchObject([{ id: 'i', wish }]);
  });

  it('says what is wrong by its kind and by its line, and takes nothing while it is all or nothing', async () => {
    const faults = [{ field: 'model', reason: 'NEEDED', count: 1 }];
    const lines = [
      { line: 3, name: 'Tatra', outcome: 'REFUSED', faults: [{ field: 'model', reason: 'NEEDED' }] },
      { line: 2, name: 'Lancia Beta', outcome: 'UPDATED', subjectId: 'car', faults: [] },
    ];
    const tryFileImport = { ...TRIED, faults, lines };
    const { sent } = await send({ tryFileImport, runFileImport: { ...TRIED, state: 'DONE' } });
    await press('Essayer sans rien écrire');
    expect(saidBy(await screen.findByText(/Rien ne sera pris/))).toContain('Corrigez');
    expect(screen.getAllByText(/Modèle.*manque\./)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Lancia Beta' }).getAttribute('href')).toContain('car');
    expect(screen.getByRole('button', { name: /lignes fausses/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Importer/ })).toBeNull();
    expect(sent('RunFileImport')).toEqual([]);
  });

  it('is taken once it was tried', async () => {
    const tryFileImport = { ...TRIED, wish: { ...WISH, takesGood: true } };
    const { sent } = await send({ tryFileImport, runFileImport: { ...TRIED, state: 'DONE' } });
    await press('Essayer sans rien écrire');
    await userEvent.click(await screen.findByRole('button', { name: 'Importer 2 lignes' }));
    expect(await screen.findByText('Import terminé.')).toBeDefined();
    expect(sent('RunFileImport')).toEqual([{ id: 'i' }]);
  });

  it('is followed to its end through a moment without an answer, and can be stopped', async () => {
    let asked = 0;
    const fileImport = () => {
      asked += 1;
      if (asked === 1) return { ...FILE, state: 'RUNNING' };
      if (asked === 2) return refused('Unavailable');
      return { ...FILE, state: 'RUNNING', counts: { total: 3, waiting: 2 } };
    };
    const stopFileImport = { ...FILE, state: 'STOPPED', counts: { total: 3, waiting: 2, created: 1 } };
    const { sent } = await send({ fileImport, stopFileImport });
    expect(await screen.findByText(/: 1 sur 3/, {}, { timeout: 4_000 })).toBeDefined();
    await press('Arrêter');
    expect(await screen.findByRole('button', { name: 'Reprendre' })).toBeDefined();
    expect(sent('StopFileImport')).toEqual([{ id: 'i' }]);
  });

  it('says at which line it is no table', async () => {
    await drawPage(<ImportPage />, {
      permissions: ['Ads:create'],
      addresses: {
        '/uploads/imports': () =>
          Response.json({ code: 'BadInput', field: 'file', line: 12 }, { status: 422 }),
      },
    });
    await userEvent.upload(await screen.findByLabelText(/Fichier CSV/), new File(['x'], 'cars.csv'));
    await press('Envoyer le fichier');
    expect(saidBy(await screen.findByText(/pas un tableau lisible/))).toContain('12');
  });

  it('of results says where they are from', async () => {
    await open({ fileImport: { ...FILE, kind: 'RESULTS' } }, ['Auctions:update']);
    await userEvent.upload(await screen.findByLabelText(/Fichier CSV/), new File(['x'], 'sold.csv'));
    await press('Envoyer le fichier');
    expect(await screen.findByRole('textbox', { name: /D’où viennent ces résultats/ })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: /Annonces déjà là/ })).toBeNull();
  });

  it('that came before is opened again', async () => {
    const fileImports = [{ id: 'j', fileName: 'old.csv', state: 'STOPPED' }];
    await open({ fileImports, fileImport: { ...FILE, state: 'STOPPED' } });
    await screen.findByText('Derniers fichiers');
    await press('Ouvrir');
    expect(await screen.findByRole('button', { name: 'Reprendre' })).toBeDefined();
  });

  it('goes on with its photos, may be stopped there, and says which could not be had', async () => {
    const done = { ...FILE, state: 'DONE', counts: { total: 3, created: 3 } };
    const photos = { total: 9, waiting: 4, taken: 4, known: 0, refused: 1, stopped: 0 };
    const refusedPhotos = [{ line: 3, address: 'https://a.test/9.jpg', fault: 'HEAVY' }];
    const stopped = { ...done, photos: { ...photos, waiting: 0, stopped: 4 }, refusedPhotos };
    const { sent } = await send({ fileImport: { ...done, photos, refusedPhotos }, stopFileImport: stopped });
    expect(screen.getByRole('progressbar', { name: 'Photos\u00a0: 5 sur 9' })).toBeDefined();
    await press('Arrêter');
    await screen.findByRole('heading', { name: 'Photos manquées' });
    expect(saidBy(screen.getByText(/plus de 20/).closest('li') as HTMLElement)).toContain(
      'https://a.test/9.jpg',
    );
    for (const count of ['4 photos prises', '1 photo manquée', '4 photos en attente'])
      expect(screen.getByText(count)).toBeDefined();
    await press('Reprendre');
    expect(sent('RunFileImport')).toEqual([{ id: 'i' }]);
  });

  it('has the archive of its photos sent beside it, seen, and removed', async () => {
    let archive: object | null = null;
    const removeImportArchive = () => ({ ...FILE, archive: null });
    const { uploads, sent } = await send({ fileImport: () => ({ ...FILE, archive }), removeImportArchive });
    archive = { fileName: 'photos.zip', byteCount: 2_400_000, photoCount: 12 };
    await userEvent.upload(screen.getByLabelText(/Archive ZIP/), new File(['x'], 'photos.zip'));
    await press('Envoyer l’archive');
    expect(saidBy(await screen.findByText(/12 photos/))).toMatch(/photos\.zip.*3.Mo/);
    expect(uploads.at(-1)?.path).toBe('/uploads/import-archives?id=i&name=photos.zip');
    expect(screen.getByRole('button', { name: /autre archive à la place/ })).toBeDefined();
    await press('Retirer l’archive');
    expect(await screen.findByRole('button', { name: 'Envoyer l’archive' })).toBeDefined();
    expect(sent('RemoveImportArchive')).toEqual([{ id: 'i' }]);
  });

  it('says why an archive is not taken', async () => {
    await send();
    await userEvent.upload(screen.getByLabelText(/Archive ZIP/), new File(['x'], 'photos.zip'));
    const refusals = [
      ['BadInput', 422, /pas une archive ZIP lisible/],
      ['FileLocked', 422, /mot de passe/],
      ['FileTooHeavy', 422, /plus de 20.000 fichiers/],
      ['TooLarge', 413, /plus de 1.Go/],
      ['StorageFull', 507, /ne pouvons plus recevoir/],
    ] as const;
    for (const [code, status, said] of refusals) {
      archiveAnswers = [Response.json({ code }, { status })];
      await press('Envoyer l’archive');
      expect(await screen.findByText(said)).toBeDefined();
    }
  });

  it('tells with a line the names that no photo of the archive has', async () => {
    const fault = { field: 'photos', reason: 'NO_FILE', value: 'DB4-01.jpg' };
    const lines = [{ line: 3, name: 'Aston Martin DB4', outcome: 'REFUSED', faults: [fault] }];
    const { value: _value, ...kind } = fault;
    await send({ tryFileImport: { ...TRIED, faults: [{ ...kind, count: 1 }], lines } });
    await press('Essayer sans rien écrire');
    expect(await screen.findByText(/pas de photo de ce nom\. \(DB4-01\.jpg\)/)).toBeDefined();
  });

  it('of results has no archive beside it', async () => {
    await send({ fileImport: { ...FILE, kind: 'RESULTS' } });
    expect(screen.queryByLabelText(/Archive ZIP/)).toBeNull();
  });
});

describe('a file of past results', () => {
  const DONE = {
    ...FILE,
    kind: 'RESULTS',
    fileName: 'sold.csv',
    state: 'DONE',
    counts: { total: 3, created: 3 },
  };
  const STANDS = { ...DONE, resultCount: 1_200 };
  const past = (file: object) => ({ fileImports: [file], fileImport: file });
  const openPast = async (answers: object) => {
    const page = await open(answers, ['Auctions:update']);
    await userEvent.click(await screen.findByRole('button', { name: 'Ouvrir' }));
    await screen.findByText('Import terminé.');
    return page;
  };
  const TAKE = 'Retirer ces résultats';

  it('is taken back after a look at how many results go, and says who did it, and when', async () => {
    const taken = {
      state: 'TAKEN_BACK',
      takenBackAt: '2026-11-20T17:00:00.000Z',
      takenBackBy: 'Zoé Mercier',
    };
    const takeBackFileImport = { ...DONE, ...taken };
    const { sent } = await openPast({ ...past(STANDS), takeBackFileImport });
    await press(TAKE);
    const dialog = await screen.findByRole('dialog', { name: TAKE });
    expect(saidBy(dialog)).toContain('1 200 résultats de « sold.csv » quittent aussitôt les pages de prix');
    await userEvent.click(within(dialog).getByRole('button', { name: /Retirer 1.200 résultats/ }));
    const said = saidBy(await screen.findByText(/ils ne comptent plus/));
    expect(said).toContain('retirés le 20/11/2026 18:00 (Paris) par Zoé Mercier');
    expect(sent('TakeBackFileImport')).toEqual([{ id: 'i' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: TAKE })).toBeNull();
  });

  it('that is not over any more, or taken back meanwhile, says so', async () => {
    await openPast({ ...past(STANDS), takeBackFileImport: refused('BadInput', { field: 'state' }) });
    await press(TAKE);
    await press(/Retirer 1.200 résultats/);
    expect(saidBy(await screen.findByText(/Rien n’a changé/))).toContain('déjà retirés');
  });

  it('of a colleague’s is named theirs, and is theirs to go on with', async () => {
    const faults = [{ field: 'model', reason: 'NEEDED', count: 1 }];
    const counts = { total: 3, waiting: 1, created: 1, refused: 1 };
    const file = { ...STANDS, state: 'STOPPED', authorName: '', counts, faults };
    await open(past(file), ['Auctions:update']);
    expect(await screen.findByText('De quelqu’un qui a quitté la maison')).toBeDefined();
    await press('Ouvrir');
    expect(await screen.findByRole('button', { name: TAKE })).toBeDefined();
    for (const name of ['Reprendre', /lignes fausses/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('has nothing to take back where none of it stands, and neither has a file of cars', async () => {
    for (const file of [DONE, { ...STANDS, kind: 'ADS', resultCount: 0 }]) {
      const { unmount } = await openPast(past(file));
      expect(screen.queryByRole('button', { name: TAKE })).toBeNull();
      unmount();
    }
  });
});
