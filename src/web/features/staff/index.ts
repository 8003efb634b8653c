/** What staff see on pages that are the same for everybody: it arrives with who is signed in, never before. */
export { StaffTools } from './StaffTools.tsx';
