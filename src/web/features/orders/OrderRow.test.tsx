import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import type { OrderLackFragment, OrderLineFragment } from '#web/graphql/documents.gen.ts';
import { OrderRow } from './OrderRow.tsx';

const ORDER: Omit<OrderLineFragment & OrderLackFragment, 'state' | 'task'> = {
  ...{ id: '7', reference: 'CAL-000007', role: 'BUYER', hammerPrice: 50_000, unreadMessages: 0, ad: null },
  ...{ createdAt: '2026-11-20T10:00:00Z', dueAt: '2026-12-14T00:00:00Z', isOverdue: true, vigilance: [] },
};

it('says by which day a car is to be back, and of a cancelled order nothing that its sides could be late with', async () => {
  const { unmount } = await drawPage(
    <OrderRow order={{ ...ORDER, state: 'WITHDRAWN', task: 'RETURN_CAR' }} />,
  );
  expect(screen.getByText('À faire le 13/12/2026 au plus tard, délai passé')).toBeDefined();
  unmount();
  await drawPage(<OrderRow order={{ ...ORDER, state: 'CANCELLED', task: 'NONE' }} />);
  expect(screen.queryByText(/délai passé|En retard/)).toBeNull();
});
