/**
 * What an operator does to a whole house: back it up while it runs, make it again from a backup, find the files that it
 * knows nothing of, and prove that no bid was touched. It promises that a backup is one moment of every table and every
 * file that moment names, and that a restore is everything or nothing. It never changes a house that has people in it,
 * but for files of which it is told that they end. docs/runbook.md says when to do what.
 */
export { backUp } from './backup.ts';
export { fileNamed, runCommand } from './command.ts';
export { reachDatabase } from './reach.ts';
export { restore } from './restore.ts';
export { tellUnnamed } from './unnamed.ts';
