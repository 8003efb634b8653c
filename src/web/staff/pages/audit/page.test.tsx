import { screen, waitFor } from '@testing-library/react';
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

it('leads from an account to its person, and from nobody who has left', async () => {
  const line = {
    ...{
      recordedAt: '2026-11-20T10:00:00Z',
      actorName: 'Léa',
      changes: [],
      reason: null,
      reasonLanguage: null,
    },
  };
  const of = (id: string, action: string, subjectId: string, subjectName: string) => ({
    ...{ ...line, id, action, subjectId, subjectName },
  });
  const entries = [
    of('1', 'account.blocked', '692b0940-1', 'Zoé Roy'),
    of('2', 'account.erased', '33aa0940-2', '33aa0940'),
    of('3', 'ad.withdrawn', '44bb0940-3', 'Alpine'),
  ];
  const answers = { auditEntries: { entries, totalCount: 3 } };
  await drawPage(<AuditPage />, { at: '/admin/audit', permissions: ['Users:update'], answers });
  const link = await screen.findByRole('link', { name: 'Zoé Roy' });
  expect(link.getAttribute('href')).toBe('/admin/people/692b0940-1');
  expect(screen.getByText('33aa0940').closest('a')).toBeNull();
  expect(screen.getByText('Alpine').closest('a')).toBeNull();
});

it('says why in the language of who wrote it', async () => {
  const entry = {
    ...{ id: '1', recordedAt: '2026-11-20T10:00:00Z', actorName: 'Léa', action: 'ad.withdrawn' },
    ...{ subjectId: 'a', subjectName: 'Alpine', changes: [] },
    ...{ reason: 'The engine has failed.', reasonLanguage: 'en' },
  };
  const answers = { auditEntries: { entries: [entry], totalCount: 1 } };
  await drawPage(<AuditPage />, { at: '/admin/audit', permissions: ['Users:update'], answers });
  const said = await screen.findByText('The engine has failed.');
  expect([said.lang, said.parentElement?.textContent]).toEqual(['en', 'Motif : The engine has failed.']);
});
