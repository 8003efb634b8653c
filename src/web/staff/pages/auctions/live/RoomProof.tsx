import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';
import { BidLogDocument, type BidLogQuery } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { Card, classes, saveFile } from '#web/ui/index.ts';
import type { Room } from './use-room.ts';

type Log = BidLogQuery['bidLog'];

/** The sealed history: whether every seal holds, worked out on request, and the file that proves it. */
export function RoomProof({ room: { id } }: { room: Pick<Room, 'id'> }) {
  const t = useTranslations('admin.auctions.live.proof');
  const [log, setLog] = useState<Log | null>(null);
  const ask = async (): Promise<Log> => {
    const { bidLog } = await request(BidLogDocument, { auctionId: id });
    setLog(bidLog);
    return bidLog;
  };
  const save = async (form: 'csv' | 'json', type: string) =>
    saveFile(`${id}.${form}`, new Blob([(await ask())[form]], { type }));
  return (
    <Card className="flex flex-col items-start gap-4 p-5 sm:p-6">
      <h2 className="display text-22">{t('title')}</h2>
      <p className="text-14 text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <Action onAct={ask}>{t('check')}</Action>
        <Action onAct={() => save('csv', 'text/csv')}>{t('csv')}</Action>
        <Action onAct={() => save('json', 'application/json')}>{t('json')}</Action>
      </div>
      <div role="status" className="max-w-full">
        {log && <Finding log={log} />}
      </div>
    </Card>
  );
}

function Finding({ log: { isWhole, brokenLine, lineCount, seal } }: { log: Log }) {
  const t = useTranslations('admin.auctions.live.proof');
  return (
    <div data-proof={isWhole ? 'whole' : 'broken'} className="flex flex-col gap-1 text-14">
      <p className={classes('font-[560]', isWhole ? 'text-good' : 'text-red')}>
        {isWhole
          ? t('whole', { count: lineCount })
          : t('broken', { line: brokenLine === null ? '–' : formatNumber(brokenLine) })}
      </p>
      {seal && <p className="tabular text-12 break-all text-ink-soft">{t('seal', { seal })}</p>}
    </div>
  );
}
