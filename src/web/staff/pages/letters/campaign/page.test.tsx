import { act, screen, waitFor } from '@testing-library/react';
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

const open = async (answers: object = {}) => {
  const page = await drawPage(<CampaignPage />, {
    ...{
      at: '/admin/letters/campaign/c',
      path: '/admin/letters/campaign/:id',
      permissions: ['Users:update'],
    },
    answers: {
      campaign: LETTER,
      saveCampaign: () => refused('StaleVersion'),
      sendCampaign: () => refused('StaleVersion'),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'La vente' });
  return page;
};
const body = () => document.querySelector('[name="body.fr"]') as HTMLTextAreaElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a letter that somebody else has saved meanwhile', () => {
  it('is not written over, and what was typed stays', async () => {
    const { sent } = await open();
    await userEvent.type(body(), ' Trente voitures.');
    await press('Enregistrer');
    await screen.findByText(CHANGED);
    expect(sent('SaveCampaign').map(({ id, version }) => [id, version])).toEqual([['c', 3]]);
    expect(body().value).toBe('Bonjour. Trente voitures.');
  });

  it('is not sent', async () => {
    const { sent } = await open();
    await press('Envoyer…');
    await press('Envoyer à 2 personnes');
    await waitFor(() => expect(screen.getByText(CHANGED)).toBeDefined());
    expect(sent('SendCampaign')).toEqual([{ id: 'c', version: 3 }]);
  });
});

describe('a letter of which nobody said whether it was done', () => {
  it('is not sent in words that its sender has not read', async () => {
    let letter = LETTER;
    const { sent } = await open({
      campaign: () => letter,
      sendCampaign: () => refused('NetworkErrorNeedReload'),
    });
    await press('Envoyer…');
    letter = { ...LETTER, version: 4, body: { ...NONE, fr: 'Autre chose.' } };
    await press('Envoyer à 2 personnes');
    await waitFor(() => expect(body().value).toBe('Autre chose.'));
    await press('Envoyer à 2 personnes');
    await waitFor(() => expect(sent('SendCampaign').map(({ version }) => version)).toEqual([3, 3]));
  });

  it('goes on from what was saved, which is just what was typed', async () => {
    let letter = LETTER;
    const { sent } = await open({
      campaign: () => letter,
      saveCampaign: ({ version, data }: { version: number; data: { body: { fr: string } } }) => {
        letter = { ...letter, version: version + 1, body: { ...NONE, fr: data.body.fr } };
        return refused('NetworkErrorNeedReload');
      },
    });
    await userEvent.type(body(), ' Trente.');
    await press('Enregistrer');
    await waitFor(() => expect(sent('Campaign').length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Envoyer…' })).toBeDefined());
    await userEvent.type(body(), ' Et une.');
    await press('Enregistrer');
    await waitFor(() => expect(sent('SaveCampaign').map(({ version }) => version)).toEqual([3, 4]));
  });
});

describe('what is typed while a letter is being saved', () => {
  it('stays, is not saved yet, and is saved as of the version that it follows', async () => {
    let [letter, answer] = [LETTER, () => {}];
    const { sent } = await open({
      campaign: () => letter,
      saveCampaign: ({ version, data }: { version: number; data: { body: { fr: string } } }) =>
        new Promise(resolve => {
          answer = () => {
            letter = { ...letter, version: version + 1, body: { ...NONE, fr: data.body.fr.trim() } };
            resolve(letter);
          };
        }),
    });
    await userEvent.type(body(), ' Trente voitures. ');
    await press('Enregistrer');
    await waitFor(() => expect(sent('SaveCampaign')).toHaveLength(1));
    await userEvent.type(body(), 'Sans réserve.');
    answer();
    await waitFor(() => expect(sent('Campaign')).toHaveLength(2));
    await screen.findByText('Modifications non enregistrées');
    expect(body().value).toBe('Bonjour. Trente voitures. Sans réserve.');
    expect(!dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await press('Enregistrer');
    await waitFor(() => expect(sent('SaveCampaign').map(({ version }) => version)).toEqual([3, 4]));
    answer();
    // Nothing is typed since: what the server has made of it is shown.
    await waitFor(() => expect(screen.queryByText(/non enregistrées/)).toBeNull());
  });

  it('stays in a new one, which is saved once more and not written twice', async () => {
    let answer = () => {};
    const { sent, place, router } = await open({
      campaign: { ...LETTER, version: 0 },
      saveCampaign: () => new Promise(resolve => (answer = () => resolve({ ...LETTER, version: 0 }))),
    });
    await act(() => router.navigate('/admin/letters/campaign/new'));
    await waitFor(() => expect(body().value).toBe(''));
    await userEvent.type(body(), 'Bonjour.');
    await press('Enregistrer');
    await waitFor(() => expect(sent('SaveCampaign')).toHaveLength(1));
    await userEvent.type(body(), ' Encore.');
    answer();
    await waitFor(() => expect(place()).toMatch(/\/c$/));
    await screen.findByRole('heading', { level: 1, name: 'La vente' });
    expect([body().value, screen.queryByRole('dialog')]).toEqual(['Bonjour. Encore.', null]);
    await press('Enregistrer');
    await waitFor(() =>
      expect(sent('SaveCampaign').map(({ id, version }) => [id, version])).toEqual([
        [null, null],
        ['c', 0],
      ]),
    );
  });
});
