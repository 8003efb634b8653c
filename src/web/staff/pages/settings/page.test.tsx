import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES, SETTINGS } from '#shared/fields/index.ts';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import SettingsPage from './page.tsx';

const change = (id: string, value: object, holdsFrom: string) => ({
  ...{
    id,
    value: JSON.stringify(value),
    holdsFrom,
    isPlanned: true,
    authorName: 'Claire Marchand',
    writtenAt: holdsFrom,
  },
});
const FEE = { basisPoints: 500, leastCents: 41_667, mostCents: null };
const PLANNED = change('7', FEE, '2027-01-01T00:00:00.000Z');

const settingsWith = (more: Partial<Record<string, object>> = {}) =>
  SETTING_NAMES.map(name => ({
    ...{ name, value: JSON.stringify(SETTINGS[name].usual), fixed: [], changes: [] },
    ...more[name],
  }));

const open = (settings: object[] = settingsWith(), answers: object = {}) =>
  drawPage(<SettingsPage />, {
    ...{ at: '/admin/settings', permissions: ['Settings:update'] },
    answers: { houseSettings: settings, ...answers },
  });
const cardOf = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('li')!;
const inDialog = () => within(screen.getByRole('dialog'));
const says = () => saidBy(screen.getByRole('dialog'));

describe('the settings of the house', () => {
  it('each say what holds, in words and units', async () => {
    await open();
    expect(saidBy(await cardOf('Frais de l’acheteur'))).toMatch(/4 %.*416,67 €.*Valeur d’origine/s);
    expect(saidBy(await cardOf('Paliers d’enchères'))).toContain('Dès 10 000 € : 250 €');
    expect(saidBy(await cardOf('Heures d’ouverture et jours fermés'))).toContain('Pas encore dites');
    expect(saidBy(document.body)).toContain('Iran, Corée du Nord, Myanmar (Birmanie)');
  });

  it('stand there, all of them', async () => {
    await open();
    await cardOf('Frais de l’acheteur');
    expect(screen.getAllByRole('button', { name: /Modifier/ })).toHaveLength(SETTING_NAMES.length);
  });

  it('say what is planned, and what who deploys the house has fixed', async () => {
    const fixed = [{ field: 'name' }];
    await open(settingsWith({ buyerFee: { changes: [PLANNED] }, house: { fixed } }));
    expect(saidBy(await cardOf('Frais de l’acheteur'))).toMatch(
      /À partir du 01\/01\/2027.*Claire Marchand.*5 %/s,
    );
    const card = await cardOf('Coordonnées de la maison');
    expect(saidBy(card)).toContain('Nom : fixé au déploiement');
    await userEvent.click(within(card).getByRole('button', { name: /Modifier/ }));
    expect(inDialog().queryByRole('textbox', { name: /^Nom/ })).toBeNull();
    expect(inDialog().getByRole('textbox', { name: /^E-mail/ })).toBeDefined();
  });

  it('are looked at before they are decided: before, after, and what goes on as it began', async () => {
    const settingPreview = {
      ...{ before: JSON.stringify(SETTINGS.buyerFee.usual), after: JSON.stringify(FEE) },
      ...{ holdsFrom: '2026-11-24T12:00:00.000Z', holdsUntil: null },
      effects: [{ what: 'RUNNING_AUCTIONS', count: 12, keeps: true }],
    };
    const PLAN_OF_ANOTHER = change('8', FEE, '2027-02-01T00:00:00.000Z');
    let isPlannedByAnother = false;
    const { sent } = await open([], {
      houseSettings: () =>
        settingsWith({
          buyerFee: { changes: isPlannedByAnother ? [PLAN_OF_ANOTHER, PLANNED] : [PLANNED] },
        }),
      settingPreview: () => {
        isPlannedByAnother = true;
        return settingPreview;
      },
    });
    const card = await cardOf('Frais de l’acheteur');
    await userEvent.click(within(card).getByRole('button', { name: /Modifier/ }));
    const percent = inDialog().getByRole('textbox', { name: /Pourcentage/ });
    await userEvent.clear(percent);
    await userEvent.type(percent, '5');
    await userEvent.click(inDialog().getByRole('button', { name: 'Voir ce qui change' }));
    await waitFor(() =>
      expect(says()).toContain('12 enchères en cours gardent ce avec quoi elles ont commencé'),
    );
    expect(says()).toMatch(/4 %.*5 %/s);
    expect(says()).toMatch(/100 000 €.*4 800,00 €.*6 000,00 €/s);
    expect(sent('ChangeSetting')).toEqual([]);
    await userEvent.click(inDialog().getByRole('button', { name: 'Décider' }));
    await waitFor(() =>
      expect(sent('ChangeSetting')).toEqual([
        { name: 'buyerFee', value: JSON.stringify(FEE), holdsFrom: null, seenId: '7' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say what is wrong at its field, and that nothing changes', async () => {
    await open(settingsWith(), { settingPreview: () => refused('BadInput', { field: 'steps' }) });
    const card = await cardOf('Paliers d’enchères');
    await userEvent.click(within(card).getByRole('button', { name: /Modifier/ }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Ajouter un palier' }));
    expect(inDialog().getAllByRole('textbox', { name: /^Pas/ })).toHaveLength(8);
    await userEvent.click(inDialog().getByRole('button', { name: 'Retirer le palier 8' }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Voir ce qui change' }));
    await waitFor(() =>
      expect(document.querySelector('[data-error-key="form.validation.wrong"]')).not.toBeNull(),
    );
  });

  it('say why no VAT number of another country is taken', async () => {
    await open(settingsWith(), { settingPreview: () => refused('BadInput', { field: 'vatNumber' }) });
    const card = await cardOf('Coordonnées de la maison');
    await userEvent.click(within(card).getByRole('button', { name: /Modifier/ }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Voir ce qui change' }));
    await waitFor(() => expect(says()).toContain('Un numéro de TVA français'));
  });
});
