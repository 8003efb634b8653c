/** Lists files without a record, as after a restore, or deletes them: npm run unnamed [-- --end]. */
import { runCommand, tellUnnamed } from '#server/operations/index.ts';

await runCommand(async (config, args) => tellUnnamed(config, args, console.log));
