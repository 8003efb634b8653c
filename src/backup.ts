/** Writes the whole house into one file, while it runs or not: npm run backup -- <file>. */
import { backUp, fileNamed, runCommand } from '#server/operations/index.ts';

await runCommand(async (config, args) => {
  const file = fileNamed(args, 'backup');
  const { tables, entries } = await backUp(config, file);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const files = entries.filter(([name]) => name.startsWith('files/')).length;
  console.log(`${rows} rows and ${files} files in ${file}`);
});
