import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, onPage } from '#test/kit/draw.tsx';
import { Panel, useLed } from './index.ts';

const watched = () => vi.spyOn(Element.prototype, 'scrollIntoView').mock;
afterEach(() => {
  location.hash = '';
});

it('is where who was led to it by the hash of an address comes, and nobody else', async () => {
  const led = watched();
  location.hash = '#payout';
  await draw(
    <>
      <Panel id="books" title="Comptes">
        Rien
      </Panel>
      <Panel id="payout" title="Versement">
        Rien
      </Panel>
    </>,
  );
  const panel = screen.getByRole('heading', { name: 'Versement' }).closest('#payout');
  expect(led.contexts).toEqual([panel]);
});

it('is come to once it is there, and once', async () => {
  const led = watched();
  location.hash = '#talk';
  const Talk = ({ isHere }: { isHere: boolean }) => {
    useLed('talk', isHere);
    return isHere && <section id="talk" aria-label="Messages" />;
  };
  const { rerender } = await draw(<Talk isHere={false} />);
  expect(led.contexts).toEqual([]);
  for (const _time of [1, 2]) rerender(await onPage(<Talk isHere />));
  expect(led.contexts).toEqual([screen.getByRole('region', { name: 'Messages' })]);
});
