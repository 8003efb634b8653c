import { type Config, readConfig, StartError } from '../config.ts';

/** Runs a command of an operator's: what is wrong is told in one line, and the exit says whether it went well. */
export async function runCommand(
  work: (config: Config, args: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await work(readConfig(), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

/** The one file a command is about. @throws StartError */
export function fileNamed(args: readonly string[], command: string): string {
  const [file] = args;
  if (!file || args.length > 1) throw new StartError(`Say which file: npm run ${command} -- <file>`);
  return file;
}
