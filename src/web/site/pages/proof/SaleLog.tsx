import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatEuros, formatInstant } from '#web/i18n/index.ts';
import { Button, saveFile } from '#web/ui/index.ts';
import { checkLog, type LogCheck, type PublishedLog, rowOf, type Signed } from './check.ts';
import { Verdict } from './Verdict.tsx';

/** The columns as docs/bid-log.md names them. */
const COLUMNS =
  'auctionId,version,requestId,bidderId,amount,isImmediate,isReserveReached,leads,endAt,placedAt,hash';

/** undefined while loading; null if there is none, or not for this visitor. */
export type AskedLog = PublishedLog | null | undefined | 'failed';

type Sale = { auctionId: string; publicKey: string };

/** The log of a sale, and the result of verifying its seals in the browser. */
export function SaleLog({ isOver, log, ...sale }: Sale & { isOver: boolean; log: AskedLog }) {
  const t = useTranslations('proof');
  return (
    <section aria-labelledby="log" className="flex min-w-0 flex-col gap-5">
      <h2 id="log" className="display text-28">
        {t('log')}
      </h2>
      {!isOver ? (
        <p className="text-ink-soft">{t('notYet')}</p>
      ) : log === 'failed' ? (
        <p role="alert" className="text-red">
          {t('failed')}
        </p>
      ) : log ? (
        <Checked key={log.seal} {...sale} log={log} />
      ) : (
        <p role="status" className="text-ink-soft">
          {t(log === null ? 'notYours' : 'checking')}
        </p>
      )}
    </section>
  );
}

const SIGNED = { true: 'signed', false: 'forged', null: 'cannotTell' } as const;
export const signedKey = (signed: Signed) => SIGNED[String(signed) as keyof typeof SIGNED];

function Checked({ auctionId, publicKey, log }: Sale & { log: PublishedLog }) {
  const t = useTranslations('proof');
  const [check, setCheck] = useState<LogCheck | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void checkLog(auctionId, log, publicKey).then(done => isCurrent && setCheck(done));
    return () => {
      isCurrent = false;
    };
  }, [auctionId, log, publicKey]);
  const { lines, signature } = log;
  const save = () =>
    saveFile(`${auctionId}.csv`, new Blob([`${[COLUMNS, ...lines].join('\n')}\n`], { type: 'text/csv' }));
  return (
    <>
      <ul
        aria-live="polite"
        data-log-check={check === null ? 'pending' : 'done'}
        className="flex flex-col gap-3"
      >
        {check === null ? (
          <li className="text-ink-soft">{t('checking')}</li>
        ) : (
          <>
            <Verdict holds={check.brokenLine === null}>
              {check.brokenLine === null
                ? t('whole', { count: lines.length })
                : t('broken', { line: String(check.brokenLine) })}
            </Verdict>
            <Verdict holds={check.signed}>{t(signedKey(check.signed))}</Verdict>
          </>
        )}
      </ul>
      <code className="wrap-anywhere text-12 text-ink-soft">{signature}</code>
      {lines.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center underline underline-offset-4">{t('rows')}</summary>
          <ol className="tabular divide-y divide-line border-line border-y text-14">
            {lines.map(line => {
              const { version, bidderId, amount, isImmediate, placedAt } = rowOf(line);
              return (
                <li key={version} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <span>
                    {formatEuros(amount)} {!isImmediate && <i className="text-ink-soft">{t('automatic')}</i>}
                  </span>
                  <span className="text-ink-soft">{formatInstant(placedAt)}</span>
                  <code className="wrap-anywhere w-full text-12 text-ink-soft">
                    {bidderId} · {line.slice(line.lastIndexOf(',') + 1)}
                  </code>
                </li>
              );
            })}
          </ol>
        </details>
      )}
      <Button look="secondary" onClick={save} className="self-start">
        {t('download')}
      </Button>
    </>
  );
}
