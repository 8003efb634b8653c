import { useOnDemand } from '../on-demand/index.ts';
import type { Edited } from './EditTools.tsx';
import { usePermission } from './use-permission.ts';

/** The tools of staff who may edit ads, wherever an ad is shown; loaded for nobody else. */
export function StaffTools(props: Edited) {
  const tools = useOnDemand(usePermission('Ads:update'), loadTools);
  return tools && <tools.EditTools {...props} />;
}

const loadTools = () => import('./EditTools.tsx');
