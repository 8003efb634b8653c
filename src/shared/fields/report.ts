import * as v from 'valibot';
import { text } from './fields.ts';

/** The decision on a report: its reasons are sent to those concerned (Digital Services Act, article 17). */
export const DECISION_FIELDS = v.object({ statement: text(3_000) });
