/** The mark: the arch of a grille, and its upright bars. Paths of a square of 32. */
export const MARK = [
  'M16 2C7.7 2 3 7.4 3 14.5V28a2 2 0 0 0 2 2h22a2 2 0 0 0 2-2V14.5C29 7.4 24.3 2 16 2m0 2.2c7 0 10.8 4.3 10.8 10.3v13.3H5.2V14.5C5.2 8.5 9 4.2 16 4.2',
  'M7.4 14.8c0-.9.1-1.7.3-2.5h1.7v14h-2zM11 9.2c.6-.7 1.2-1.2 2-1.6v18.7h-2zM15 6.7a9 9 0 0 1 2 0v19.6h-2zM19 7.6c.8.4 1.4.9 2 1.6v17.1h-2zM22.6 12.3h1.7c.2.8.3 1.6.3 2.5v11.5h-2z',
] as const;
