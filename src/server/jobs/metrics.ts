import { Gauge, type Registry } from 'prom-client';
import type { Reads } from '../database/index.ts';
import { countJobs, type JobCount } from './jobs-store.ts';

/** Adds metrics of waiting and dead jobs, read on request. */
export function followJobs(reads: Reads, registry: Registry): void {
  const gauge = (name: string, help: string, figureOf: (count: JobCount) => number | null) =>
    new Gauge({
      name: `calandre_jobs_${name}`,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const counts = await countJobs(reads);
        this.reset();
        for (const each of counts) {
          const value = figureOf(each);
          if (value !== null) this.set({ kind: each.kind }, value);
        }
      },
    });
  gauge('waiting', 'Jobs that wait to be done', each => (each.isDead ? null : each.count));
  gauge('late_seconds', 'For how long the first waiting job has been due', each =>
    each.isDead ? null : Math.max(0, each.lateBy),
  );
  gauge('dead', 'Jobs given up after their last attempt, kept to be looked at', each =>
    each.isDead ? each.count : null,
  );
}
