import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inWords } from '#test/kit/draw.tsx';
import { loadWords } from '#web/i18n/index.ts';
import { ChangeList } from './ChangeLog.tsx';
import { useLogWords } from './use-log-words.ts';

type Line = { action: string; name: string; after: string };

async function open({ action, name, after }: Line) {
  await loadWords('fr', ['core', 'admin']);
  render(await inWords(<ChangeList action={action} changes={[{ name, before: null, after }]} />));
}

describe('a line of the log', () => {
  it.each([
    ['basisPoints', '400', '4 %'],
    ['leastCents', '50000', '500,00\u00a0€'],
    ['keepsFrenchHolidays', 'true', 'oui'],
    ['holdsFrom', '2026-07-01T10:00:00.000Z', '01/07/2026 12:00'],
  ])('says what a setting holds as its page does: %s', async (name, after, words) => {
    await open({ action: 'setting.changed', name, after });
    expect(screen.getByRole('insertion').textContent?.toLowerCase()).toContain(words);
  });

  it.each([
    ['order.refunded', 'cents', '7200050', '72\u00a0000,50\u00a0€'],
    ['order.carReturned', 'reductionCents', '120000', '1\u00a0200,00\u00a0€'],
    ['order.carReturned', 'returnedOn', '2026-11-29', '29/11/2026'],
    ['order.withdrawn', 'declaredAt', '1782900000000', '01/07/2026 12:00'],
    ['order.carReturned', 'odometer', '41000', '41\u00a0000\u00a0km'],
    [
      'order.papersWaived',
      'papers',
      '["REGISTRATION","STATUS"]',
      'Certificat d’immatriculation, Certificat de situation',
    ],
  ])('says what happened to an order as its page does: %s, %s', async (action, name, after, words) => {
    await open({ action, name, after });
    expect(screen.getByRole('insertion').textContent).toContain(words);
  });
});

describe('what a line of the log is of', () => {
  function Named({ action, name }: { action: string; name: string }) {
    return <p data-testid="name">{useLogWords().nameOf(action, name)}</p>;
  }

  it.each([
    [
      'text.published',
      'ARTICLE Choisir sa première ancienne',
      'Articles du Journal · Choisir sa première ancienne',
    ],
    ['text.changed', 'Confirmez votre adresse e-mail', 'Confirmez votre adresse e-mail'],
    ['setting.changed', 'buyerFee', 'Frais de l’acheteur'],
    ['list.acted', 'leads STATE', 'Demandes · Changer l’état'],
    ['document.accepted', 'IDENTITY 692b0940', 'Pièce d’identité · 692b0940'],
    ['restore.compared', '2026-07-01T10:00:00.000Z', '01/07/2026 12:00'],
  ])('is said in words: %s', async (action, name, words) => {
    await loadWords('fr', ['core', 'admin']);
    render(await inWords(<Named {...{ action, name }} />));
    expect(screen.getByTestId('name').textContent).toContain(words);
  });
});
