import { frame } from './frame.ts';
import { fresh } from './fresh.ts';
import { home } from './home.ts';
import { list } from './list.ts';

/** The words of the staff application; only its pages load them. */
export const admin = { frame, fresh, home, list };
