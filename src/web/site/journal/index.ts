/** Articles of the journal as lists announce them. */
export { Byline, Teaser } from './Teaser.tsx';
