import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import TextsPage from './page.tsx';

const line = (key: string, fr: string, more: object = {}) => ({
  ...{ key, group: 'ACCOUNT', isChanged: false, isPlanned: false, fixed: [] },
  title: { fr: 'Votre code', en: 'Your code' },
  standard: { fr, en: `${fr} (en)` },
  value: { fr: null, en: null },
  ...more,
});

it('tells each text by what it says now, and which are changed, planned or fixed', async () => {
  const changed = { isChanged: true, isPlanned: true, value: { fr: 'Le code', en: null } };
  const texts = [
    line('letters.account.proofCode.text', 'Voici le code'),
    line('letters.account.proofCode.note', 'La note', changed),
    line('letters.layout.house', 'La maison', { isChanged: true, fixed: [{ field: 'fr' }] }),
  ];
  await drawPage(<TextsPage />, {
    ...{ at: '/admin/settings/texts', permissions: ['Settings:update'] },
    answers: { houseTexts: { totalCount: 3, texts } },
  });
  const rowOf = async (name: string) => saidBy((await screen.findByRole('link', { name })).closest('tr')!);
  expect(await rowOf('Voici le code')).toMatch(/Votre code.*Lettres.: le compte.*D’origine/s);
  expect(await rowOf('Le code')).toMatch(/Modifié.*Changement prévu/s);
  expect(await rowOf('La maison')).toMatch(/Fixé au déploiement/);
  const link = screen.getByRole('link', { name: 'Voici le code' });
  expect(link.getAttribute('href')).toBe('/admin/settings/texts/letters.account.proofCode.text');
});
