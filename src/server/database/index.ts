/**
 * The database: its server, connections, statements and migrations. Statements have names, changes need a transaction
 * (`Writes`), instants are milliseconds and amounts whole numbers on both sides. It depends on no feature folder, and
 * only this folder imports the driver.
 */
export { requireActing } from './acting.ts';
export { openBatched } from './batched.ts';
export { openClock } from './clock.ts';
export { columnOf, columnsOf } from './columns.ts';
export { DatabaseAway, isLate, isRefusedRow } from './errors.ts';
export { holdDataDir } from './holder.ts';
export { APP_ROLE, holdMigrations, isReplaced, migrate } from './migrate.ts';
export { once, sweepSent } from './once.ts';
export { openPulse, type Pulse } from './pulse.ts';
export {
  type ColumnsFor,
  inColumnsOf,
  inOrderOf,
  instant,
  isUuid,
  json,
  type Paged,
  type Reads,
  readPage,
  type Span,
  STATEMENTS,
  type Statement,
  statement,
  timestamp,
  unlisted,
  type Writes,
} from './statement.ts';
export {
  BRIEFLY,
  BRIEFLY_HELD,
  type Connections,
  type Database,
  openDatabase,
  snapshotSql,
} from './transaction.ts';
