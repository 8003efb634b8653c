export { Heads } from './Heads.tsx';
