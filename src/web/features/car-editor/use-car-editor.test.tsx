import { act, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type CarValues, wholeCar } from '#shared/fields/index.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { CarField } from './CarField.tsx';
import type { DraftPort, Sent } from './draft.ts';
import { wrongIn } from './faults.ts';
import { CarEditorContext, useDraft } from './use-car-editor.ts';

type Values = { city: string };

/** A draft of which the first sending is answered by nobody. */
function openPage(isAutomatic: boolean) {
  const sent: Values[] = [];
  const port: DraftPort<Values> = {
    ...{ isAutomatic: () => isAutomatic, wrongIn: () => [], fail: () => {} },
    async send(values): Promise<Sent> {
      sent.push(values);
      if (sent.length === 1) throw new Error('Nobody answered');
      return { kind: 'kept', revision: 2 };
    },
    reload: async () => ({ values: { city: '' }, revision: 1, who: null }),
  };
  const { result } = renderHook(() => useDraft<Values>({ values: { city: '' }, revision: 1 }, port));
  return {
    sent,
    saving: () => result.current.state.saving,
    async writes(city: string) {
      await act(async () => {
        result.current.draft.set('city', city);
        await result.current.draft.flush();
      });
    },
  };
}

const comeOnline = () => act(async () => void dispatchEvent(new Event('online')));

describe('a draft that could not be sent', () => {
  it('is sent by itself once the network is back, and once', async () => {
    const page = openPage(true);
    await page.writes('Dieppe');
    expect(page.saving()).toBe('failed');
    await comeOnline();
    expect([page.saving(), page.sent]).toEqual(['saved', [{ city: 'Dieppe' }, { city: 'Dieppe' }]]);
    await comeOnline();
    expect(page.sent).toHaveLength(2);
  });

  it('waits for its button where a button saves: more may have been typed since', async () => {
    const page = openPage(false);
    await page.writes('Dieppe');
    await comeOnline();
    expect([page.saving(), page.sent.length]).toEqual(['failed', 1]);
  });
});

const PORT: DraftPort<CarValues> = {
  ...{ isAutomatic: () => false, wrongIn, fail: () => {} },
  send: async () => ({ kind: 'refused', field: 'sellerEmail' }),
  reload: async () => ({ values: wholeCar({}), revision: 1, who: null }),
};

function Seller() {
  const held = useDraft({ values: wholeCar({}), revision: 1 }, PORT);
  const frame = { role: 'STAFF', missing: [], remarks: [], alts: new Map() } as const;
  return (
    <CarEditorContext value={{ ...frame, ...held, describePhoto: async () => null }}>
      <CarField name="sellerEmail" />
      <button type="button" onClick={() => void held.draft.flush()}>
        Enregistrer
      </button>
    </CarEditorContext>
  );
}

it('says of a seller’s address whether it is none, or nobody’s', async () => {
  await drawPage(<Seller />);
  const input = screen.getByRole('textbox', { name: /E-mail du vendeur/ });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await userEvent.type(input, 'jean@');
  await save();
  expect(await screen.findByText('Cette valeur ne convient pas.')).toBeDefined();
  await userEvent.type(input, 'exemple.fr');
  await save();
  expect(await screen.findByText('Aucun compte n’a cette adresse.')).toBeDefined();
});
