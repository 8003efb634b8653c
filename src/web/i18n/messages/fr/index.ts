import { core } from './core.ts';
import { own } from './own.ts';
import { reading } from './reading.ts';
import { user } from './user.ts';

export const fr = { ...core, ...own, ...reading, ...user };
