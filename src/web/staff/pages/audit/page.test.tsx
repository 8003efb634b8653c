import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import AuditPage from './page.tsx';

it('looks through whole days of Paris', async () => {
  const at = '/admin/audit?from=2026-07-01&until=2026-11-20';
  const { sent } = await drawPage(<AuditPage />, { at, permissions: ['Users:update'] });
  await waitFor(() =>
    expect(sent('AuditEntries')).toMatchObject([
      { filter: { from: '2026-06-30T22:00:00.000Z', until: '2026-11-20T22:59:59.999Z' } },
    ]),
  );
});
