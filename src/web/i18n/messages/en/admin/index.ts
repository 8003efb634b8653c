import { after } from './after.ts';
import { content } from './content.ts';
import { frame } from './frame.ts';
import { fresh } from './fresh.ts';
import { home } from './home.ts';
import { list } from './list.ts';
import { reports } from './reports.ts';

/** The words of the staff application; only its pages load them. */
export const admin = { after, content, frame, fresh, home, list, reports };
