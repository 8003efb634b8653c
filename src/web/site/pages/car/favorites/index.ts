/** Favourites: which ads one keeps an eye on. A visitor's heart leads through signing in, and is then set. */
export { FavoriteButton, FavoriteCount } from './FavoriteButton.tsx';
