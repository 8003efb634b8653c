import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatEuros, formatInstant } from '#web/i18n/index.ts';
import { Button, Form, saveFile, TextArea } from '#web/ui/index.ts';
import { checkReceipt, type PublishedLog, type Receipt, type ReceiptCheck, readReceipt } from './check.ts';
import { signedKey } from './SaleLog.tsx';
import { Verdict } from './Verdict.tsx';

type Sale = { auctionId: string; publicKey: string; log: PublishedLog | null };

/** The user's own receipts to keep, and the check of any receipt against the log. */
export function Receipts({ mine, ...sale }: Sale & { mine: readonly string[] }) {
  const t = useTranslations('proof');
  return (
    <section aria-labelledby="receipts" className="flex min-w-0 flex-col gap-5">
      <h2 id="receipts" className="display text-28">
        {t('receipts')}
      </h2>
      <p className="text-ink-soft">{t('receiptsHint')}</p>
      {mine.length > 0 && (
        <>
          <h3 className="font-[560]">{t('mine')}</h3>
          <ul data-mine="" className="flex flex-col gap-4">
            {mine.map(text => (
              <li key={text}>
                <Checked receipt={readReceipt(text)} {...sale} />
              </li>
            ))}
          </ul>
          <Button
            look="secondary"
            onClick={() =>
              saveFile(`${sale.auctionId}.txt`, new Blob([`${mine.join('\n\n')}\n`], { type: 'text/plain' }))
            }
            className="self-start"
          >
            {t('save')}
          </Button>
        </>
      )}
      <Pasted {...sale} />
    </section>
  );
}

function Pasted(sale: Sale) {
  const t = useTranslations('proof');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const receipt = asked === null ? null : readReceipt(asked);
  const isNone = asked !== null && receipt === null;
  return (
    <>
      <Form onSend={() => setAsked(text)} className="flex flex-col gap-4">
        <TextArea
          label={t('paste')}
          name="receipt"
          isRequired
          rows={3}
          value={text}
          onChange={event => setText(event.target.value)}
          error={isNone ? { key: 'proof.noReceipt', text: t('noReceipt') } : null}
        />
        <Button type="submit" look="secondary" className="self-start">
          {t('check')}
        </Button>
      </Form>
      {receipt && (
        <div data-pasted="">
          <Checked key={asked} receipt={receipt} {...sale} />
        </div>
      )}
    </>
  );
}

function Checked({ receipt, auctionId, publicKey, log }: Sale & { receipt: Receipt | null }) {
  const t = useTranslations('proof');
  const [check, setCheck] = useState<ReceiptCheck | null>(null);
  const words = receipt && `${receipt.words}\n${receipt.signature}`;
  useEffect(() => {
    const read = words === null ? null : readReceipt(words);
    let isCurrent = true;
    if (read) void checkReceipt(read, auctionId, log, publicKey).then(done => isCurrent && setCheck(done));
    return () => {
      isCurrent = false;
    };
  }, [words, auctionId, log, publicKey]);
  if (!receipt) return null;
  return (
    <>
      <p className="tabular">
        <What receipt={receipt} />
      </p>
      <ul aria-live="polite" className="mt-1 flex flex-col gap-1 text-14">
        {check && (
          <>
            <Verdict holds={check.signed}>
              {t(check.signed ? 'receiptSigned' : signedKey(check.signed))}
            </Verdict>
            {!check.isOfThisSale ? (
              <Verdict holds={false}>{t('otherSale')}</Verdict>
            ) : (
              <>
                {check.isInLog !== null && (
                  <Verdict holds={check.isInLog}>{t(check.isInLog ? 'inLog' : 'notInLog')}</Verdict>
                )}
                {check.isMaximumKept !== null && (
                  <Verdict holds={check.isMaximumKept}>{t(check.isMaximumKept ? 'kept' : 'notKept')}</Verdict>
                )}
              </>
            )}
          </>
        )}
      </ul>
    </>
  );
}

/** What was requested, and its maximum. */
function What({ receipt: { version, bid, maxBid, at } }: { receipt: Receipt }) {
  const t = useTranslations('proof');
  const when = formatInstant(at);
  if (version === null) return t('raised', { amount: formatEuros(maxBid ?? bid), at: when });
  const most = maxBid === null ? null : t('upTo', { amount: formatEuros(maxBid) });
  return [t('bid', { amount: formatEuros(bid), at: when }), most].filter(Boolean).join(', ');
}
