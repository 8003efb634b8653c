/** Restores a backup into an empty database: npm run restore -- <file>. */
import { fileNamed, restore, runCommand } from '#server/operations/index.ts';

await runCommand(async (config, args) => {
  const file = fileNamed(args, 'restore');
  const { madeAt } = await restore(config, file, console.log);
  console.log(`the house is as it was at ${madeAt}`);
});
