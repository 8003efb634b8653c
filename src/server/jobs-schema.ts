import { record } from './audit/index.ts';
import { AppError, found } from './errors.ts';
import { type Builder, exposed, withRight } from './graphql/index.ts';
import type { FailedJob, OpenJobs } from './jobs/index.ts';

/** Adds failed jobs, for staff with Users:update: kind and cause, without personal data. */
export function jobsSchema(builder: Builder, jobs: OpenJobs): void {
  const FailedJobType = builder.objectRef<FailedJob>('FailedJob').implement({
    fields: t => ({
      ...exposed(t, { String: ['kind'], Int: ['attempts'] }),
      id: t.id({ resolve: job => String(job.id) }),
      lastError: t.exposeString('lastError', { nullable: true }),
      runAt: t.expose('runAt', { type: 'DateTime', description: 'When it is tried next.' }),
      diedAt: t.expose('diedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When it was given up; null where it is tried again.',
      }),
    }),
  });
  builder.queryFields(t => ({
    failedJobs: t.field({
      type: [FailedJobType],
      description: 'Users:update. Those given up first, then those that are tried again.',
      resolve: withRight('Users:update', () => jobs.failed()),
    }),
  }));
  builder.mutationField('retryJob', t =>
    t.field({
      type: FailedJobType,
      description: 'Users:update. Tries a failed job anew, now.',
      args: { id: t.arg.id({ required: true }) },
      resolve: withRight('Users:update', async ({ id }, { id: actorId }) => {
        if (!/^\d{1,15}$/.test(id)) throw new AppError('NotFound');
        const job = await jobs.retry(Number(id), (writes, { kind }) =>
          record(writes, { actorId, action: 'job.retried', subjectId: id, subjectName: kind }),
        );
        return found(job);
      }),
    }),
  );
}
