import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage } from '#test/kit/draw-page.tsx';
import { Consent } from './Consent.tsx';
import { openConsent } from './open-consent.ts';

const banner = () => screen.findByRole('region', { name: 'Vos choix' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('what a visitor allows', () => {
  it.each([
    ['Tout refuser', { analytics: false, marketing: false }],
    ['Tout accepter', { analytics: true, marketing: true }],
  ])('is "%s" at a touch, from where nothing is ticked', async (name, choice) => {
    const { sent } = await drawPage(<Consent />);
    await banner();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press(name);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Vos choix' })).toBeNull());
    expect(sent('ChooseConsent')).toEqual([choice]);
  });

  it('is chosen one by one, nothing of it beforehand', async () => {
    const { sent } = await drawPage(<Consent />);
    await banner();
    await press('Choisir');
    expect([box(/Mesure d’audience/).checked, box(/Publicité/).checked]).toEqual([false, false]);
    await userEvent.click(box(/Mesure d’audience/));
    await press('Enregistrer mes choix');
    await waitFor(() => expect(sent('ChooseConsent')).toEqual([{ analytics: true, marketing: false }]));
  });

  it('is asked again where it could not be kept', async () => {
    await drawPage(<Consent />, { answers: { chooseConsent: () => refused('Unavailable') } });
    await banner();
    await press('Tout refuser');
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(await banner()).toBeDefined();
  });

  it('can be thought over, from wherever on the page', async () => {
    await drawPage(<Consent />);
    await banner();
    await press('Tout refuser');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Vos choix' })).toBeNull());
    act(() => openConsent());
    expect(await banner()).toBeDefined();
  });

  it('takes the focus where it was asked for, and gives it back', async () => {
    await drawPage(
      <>
        <Consent />
        <button type="button" onClick={openConsent}>
          Gérer mes choix
        </button>
      </>,
    );
    await banner();
    // Whoever comes for the first time begins at the page.
    expect(document.activeElement).toBe(document.body);
    await press('Gérer mes choix');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vos choix' }));
    await press('Tout accepter');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Vos choix' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Gérer mes choix' }));
  });
});
