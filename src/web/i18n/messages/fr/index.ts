import { core } from './core.ts';
import { details } from './details.ts';
import { own } from './own.ts';
import { reading } from './reading.ts';
import { user } from './user.ts';

export const fr = { ...core, ...details, ...own, ...reading, ...user };
