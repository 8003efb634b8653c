import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import CampaignPage from './page.tsx';

const NONE = { fr: null, en: null, es: null };
const LETTER = {
  ...{ id: 'c', version: 3, state: 'DRAFT', segment: 'SUBSCRIBERS', button: NONE },
  ...{ subject: { ...NONE, fr: 'La vente' }, body: { ...NONE, fr: 'Bonjour.' } },
  reach: { total: 2, writable: 2, fr: 2 },
};
const CHANGED = /modifiée ailleurs entre-temps/;

const open = async () => {
  const page = await drawPage(<CampaignPage />, {
    ...{ at: '/admin/letters/c', path: '/admin/letters/:id', permissions: ['Users:update'] },
    answers: {
      campaign: LETTER,
      saveCampaign: () => refused('StaleVersion'),
      sendCampaign: () => refused('StaleVersion'),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'La vente' });
  return page;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a letter that somebody else has saved meanwhile', () => {
  it('is not written over, and what was typed stays', async () => {
    const { sent } = await open();
    const body = document.querySelector<HTMLTextAreaElement>('[name="body.fr"]') as HTMLTextAreaElement;
    await userEvent.type(body, ' Trente voitures.');
    await press('Enregistrer');
    await screen.findByText(CHANGED);
    expect(sent('SaveCampaign').map(({ id, version }) => [id, version])).toEqual([['c', 3]]);
    expect(body.value).toBe('Bonjour. Trente voitures.');
  });

  it('is not sent', async () => {
    const { sent } = await open();
    await press('Envoyer…');
    await press('Envoyer à 2 personnes');
    await waitFor(() => expect(screen.getByText(CHANGED)).toBeDefined());
    expect(sent('SendCampaign')).toEqual([{ id: 'c', version: 3 }]);
  });
});
