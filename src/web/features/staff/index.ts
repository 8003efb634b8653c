/** Tools for staff on public pages; they load with the session, because the HTML is the same for everybody. */
export { PersonView } from './PersonView.tsx';
export { StaffTools } from './StaffTools.tsx';
export { usePermission } from './use-permission.ts';
export { beginView } from './view-cookie.ts';
