/** Writes the house's data into one file, while it runs or not: npm run backup -- <file>. */
import { backUp, fileNamed, runCommand } from '#server/operations/index.ts';

await runCommand(async (config, args) => {
  const file = fileNamed(args, 'backup');
  const { tables, entries, lacking = [] } = await backUp(config, file);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const files = entries.filter(([name]) => name.startsWith('files/')).length;
  console.log(`${rows} rows and ${files} files in ${file}`);
  for (const key of lacking) console.log(`${key} is named and not in it: it was removed, or not yet whole`);
});
