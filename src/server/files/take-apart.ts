/**
 * The worker process for one uploaded file: `node take-apart.ts <kind> <bytes> <to> <from>`, where the kind is picture,
 * pdf, table, archive, FILM or SOUND; or `paper`, for several files rewritten before. It reads them, writes the new
 * one, and prints its verdict. It may read only the program and those files, and write only the new one. It kills
 * itself when it exceeds `bytes` of memory; its parent kills it when it takes too long.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { unlessFull } from './folder.ts';
import type { Verdict } from './workshop.ts';

const [kind, memoryBytesMax = '0', to = '', ...files] = process.argv.slice(2);
const [from = ''] = files;

// A separate thread watches the memory, since the work may block the event loop.
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
  // A file that its reader fails on is invalid.
  const line = 'line' in error ? { line: Number(error.line) } : {};
  return { refused: told instanceof AppError ? told.code : 'BadInput', ...line };
});
process.stdout.write(JSON.stringify(verdict));
