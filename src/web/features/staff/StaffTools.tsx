import { lazy, Suspense } from 'react';
import type { Edited } from './EditTools.tsx';
import { usePermission } from './use-permission.ts';

/** Nobody else's browser needs it. */
const EditTools = lazy(async () => ({ default: (await import('./EditTools.tsx')).EditTools }));

/** What those who may change ads see of one, wherever it is shown. */
export function StaffTools(props: Edited) {
  if (!usePermission('Ads:update')) return null;
  return (
    <Suspense>
      <EditTools {...props} />
    </Suspense>
  );
}
