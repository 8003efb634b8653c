import { ads } from './ads.ts';
import { audit } from './audit.ts';
import { content } from './content.ts';
import { editor } from './editor.ts';
import { frame } from './frame.ts';
import { fresh } from './fresh.ts';
import { home } from './home.ts';
import { importing } from './importing.ts';
import { list } from './list.ts';

/** The words of the staff application; only its pages load them. */
export const admin = { ads, audit, content, editor, frame, fresh, home, importing, list };
