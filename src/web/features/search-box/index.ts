/** The search box of the header: goes where what was typed leads, with suggestions while one types. */
export { SearchBox } from './SearchBox.tsx';
