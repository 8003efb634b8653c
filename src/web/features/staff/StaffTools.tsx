import { useOnDemand } from '../on-demand/index.ts';
import type { Edited } from './EditTools.tsx';
import { usePermission } from './use-permission.ts';

/** What those who may change ads see of one, wherever it is shown; nobody else's browser needs it. */
export function StaffTools(props: Edited) {
  const tools = useOnDemand(usePermission('Ads:update'), loadTools);
  return tools && <tools.EditTools {...props} />;
}

const loadTools = () => import('./EditTools.tsx');
