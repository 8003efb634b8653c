/** What staff see on pages that are the same for everybody: it arrives with who is signed in, never before. */
export { PersonView } from './PersonView.tsx';
export { StaffTools } from './StaffTools.tsx';
export { usePermission } from './use-permission.ts';
export { beginView } from './view-cookie.ts';
