/** Lists files that the house knows nothing of, as after a restore, or has it end them: npm run unnamed [-- --end]. */
import { runCommand, tellUnnamed } from '#server/operations/index.ts';

await runCommand(async (config, args) => tellUnnamed(config, args, console.log));
