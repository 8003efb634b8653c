/** The journal's articles in lists. */
export { Byline, Teaser } from './Teaser.tsx';
