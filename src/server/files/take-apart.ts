/**
 * A process of its own for one file from outside: `node take-apart.ts <kind> <bytes> <to> <from>`, where the kind is
 * picture, pdf, table, archive, FILM or SOUND; or for several that were taken apart before, as a paper. It reads them,
 * writes the new one, and says on its output what it made, or why it made none. It may read nothing but the program and
 * those files, and write nothing but the other; it ends itself where it takes more memory than so many bytes, and
 * whoever started it ends it when it takes too long.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { unlessFull } from './folder.ts';
import type { Verdict } from './workshop.ts';

const [kind, memoryBytesMax = '0', to = '', ...files] = process.argv.slice(2);
const [from = ''] = files;

// A thread beside the work sees how much memory the process has, also while the work lets nothing else run.
const watch = `setInterval(() => {
  if (process.memoryUsage.rss() > ${Number(memoryBytesMax)}) process.kill(process.pid, 'SIGKILL');
}, 50)`;
new Worker(watch, { eval: true }).unref();

async function work(): Promise<Verdict> {
  if (kind === 'pdf') {
    const { rewritePdf } = await import('./pdf.ts');
    await writeFile(to, await rewritePdf(await readFile(from)));
    return {};
  }
  if (kind === 'paper') {
    const { joinPages } = await import('./join-pages.ts');
    await writeFile(to, await joinPages(files));
    return {};
  }
  if (kind === 'table') {
    const { rewriteTable } = await import('../csv/tables.ts');
    await rewriteTable(from, to);
    return {};
  }
  if (kind === 'archive') {
    const { entriesIn } = await import('./archive-entries.ts');
    await writeFile(to, JSON.stringify(await entriesIn(from)));
    return {};
  }
  if (kind === 'FILM' || kind === 'SOUND') {
    const { rewriteRecording } = await import('./recording.ts');
    return { ...(await rewriteRecording(kind, from, to)) };
  }
  const { redraw } = await import('./upload.ts');
  const { bytes, width, height } = await redraw(from);
  await writeFile(to, bytes);
  return { width, height };
}

const verdict = await work().catch((error: Error): Verdict => {
  const told = unlessFull(error);
  // A file that its reader stumbles over is none that we can read.
  const line = 'line' in error ? { line: Number(error.line) } : {};
  return { refused: told instanceof AppError ? told.code : 'BadInput', ...line };
});
process.stdout.write(JSON.stringify(verdict));
