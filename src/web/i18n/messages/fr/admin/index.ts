import { ads } from './ads.ts';
import { after } from './after.ts';
import { audit } from './audit.ts';
import { content } from './content.ts';
import { editor } from './editor.ts';
import { frame } from './frame.ts';
import { fresh } from './fresh.ts';
import { home } from './home.ts';
import { list } from './list.ts';
import { reports } from './reports.ts';

/** The words of the staff application; only its pages load them. */
export const admin = { ads, after, audit, content, editor, frame, fresh, home, list, reports };
