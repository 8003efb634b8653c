import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type CarValues, wholeCar } from '#shared/fields/index.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { wrongIn } from './faults.ts';
import { WorksField } from './rows.tsx';
import { CarEditorContext, useDraft } from './use-car-editor.ts';

it('wants a title of each work of which something is said, and nothing of one only begun', async () => {
  const sent: CarValues['works'][] = [];
  const opened: { flush?: () => Promise<unknown> } = {};
  const Page = () => {
    const held = useDraft(
      { values: wholeCar({}), revision: 1 },
      {
        ...{ isAutomatic: () => false, wrongIn, fail: () => {} },
        async send({ works }, _names, revision) {
          sent.push(works);
          return { kind: 'kept', revision: revision + 1 };
        },
        reload: async () => ({ values: wholeCar({}), revision: 1, who: null }),
      },
    );
    opened.flush = () => held.draft.flush();
    const frame = { role: 'SELLER', missing: [], remarks: [], alts: new Map() } as const;
    return (
      <CarEditorContext value={{ ...frame, ...held, describePhoto: async () => null }}>
        <WorksField />
      </CarEditorContext>
    );
  };
  await drawPage(<Page />);
  const wrong = () => screen.queryByText('Donnez un intitulé à chaque travail.');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter des travaux' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Détail/ }), 'Freins');
  await opened.flush?.();
  expect(await screen.findByText('Donnez un intitulé à chaque travail.')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Intitulé/ }), 'Révision');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter des travaux' }));
  await opened.flush?.();
  await expect.poll(() => sent).toHaveLength(1);
  expect(wrong()).toBeNull();
});
