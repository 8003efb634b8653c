import type { SVGProps } from 'react';
import { classes } from './classes.ts';

/** Line icons on a grid of 24 with one stroke width, in the text's colour. */
const PATHS = {
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  arrowLeft: 'M19 12H5m6 6-6-6 6-6',
  arrowUpRight: 'M7 17 17 7M8 7h9v9',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15zM10 20.5h4',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4m8-4v4',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5',
  card: 'M3 6.5h18v11H3zM3 10h18M6.5 14.5h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 5-7 7 7 7',
  chevronRight: 'm9 5 7 7-7 7',
  circle: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6m-6 4h6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.2 7.6A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9',
  gavel: 'm13 4 7 7m-9-5 7 7M14.5 5.5l-5 5 4 4 5-5zM11 13l-7.5 7.5M12 20.5h8',
  heart: 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 11v5.5M12 7.5v.5',
  key: 'M8.5 15.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8m4-4H21v3.5m-4-3.5v2.5',
  lock: 'M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  mail: 'M3.5 6h17v12.5h-17zm0 .5 8.5 7 8.5-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  pencil: 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  phone:
    'M5 4h4l1.5 4.5L8 10a12 12 0 0 0 6 6l1.5-2.5L20 15v4c0 1-1 1.5-2 1.5C10.5 20 4 13.5 3.5 6 3.5 5 4 4 5 4',
  plus: 'M12 5v14M5 12h14',
  road: 'M8 4 4 20M16 4l4 16M12 5v3m0 3v3m0 3v3',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14m5-2 4.5 4.5',
  share: 'M12 15V4M8 8l4-4 4 4M6 11.5v8h12v-8',
  shield: 'm12 3.5 7.5 2.5v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6zM8.5 12l2.5 2.5 4.5-5',
  truck:
    'M3 6.5h10.5v10H3zM13.5 10H18l3 3.5v3h-7.5M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4m10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  turn: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v4.9h-4.9',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-7.5 8.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  warning: 'M12 4 2.5 20h19zM12 10v4.5m0 2.5v.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon, hidden from screen readers: the meaning must also be given in words. */
export function Icon({ name, className, ...rest }: { name: IconName } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classes('icon', className)}
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
