/** The header's search box, with suggestions while one types. */
export { SearchBox } from './SearchBox.tsx';
