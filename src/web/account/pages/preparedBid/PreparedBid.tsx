import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { feeCents, totalCents } from '#shared/sale/index.ts';
import { languageOf } from '#shared/words/locale.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import type { Person } from '#web/features/session/index.ts';
import { Absence, useHouse } from '#web/features/site/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  ConfirmPreparedBidDocument,
  PreparedBidDocument,
  type PreparedBidQuery,
} from '#web/graphql/documents.gen.ts';
import { formatCents, formatDateTime, formatEuros, LocaleLink, useLocale } from '#web/i18n/index.ts';
import { Button, Checkbox, Form, Skeleton } from '#web/ui/index.ts';

type Wish = { readonly lot: string; readonly bid: number; readonly maxBid: number | null };
type Car = NonNullable<PreparedBidQuery['publicCarAd']>;
type Auction = NonNullable<Car['auction']>;

/** The car, as it stands now, and what was prepared for it; the price may have gone past it meanwhile. */
export function PreparedBid({ person, ...wish }: Wish & { person: Person }) {
  const t = useTranslations('preparedBid');
  const query = useQueryOf(PreparedBidDocument, { uuid: wish.lot }, { refetchOnWindowFocus: true });
  const [isPlaced, setPlaced] = useState(false);
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-96" />} />;
  const car = query.data.publicCarAd;
  if (!car?.auction) return <Absence kind="notFound" />;
  const { auction } = car;
  const toCar = (
    <LocaleLink to="car" params={{ slug: car.slug }} className="self-start py-2.5 underline">
      {t('toCar')}
    </LocaleLink>
  );
  return (
    <Panel id="prepared" title={carTitle(car)} text={isPlaced ? undefined : t('text')}>
      {isPlaced ? (
        <p role="status">{t('placed', { amount: formatEuros(wish.bid) })}</p>
      ) : (
        <>
          <Facts auction={auction} wish={wish} />
          <Next auction={auction} wish={wish} person={person} onPlaced={() => setPlaced(true)} />
        </>
      )}
      {toCar}
    </Panel>
  );
}

/** What it costs in all, beside where the sale stands. */
function Facts({ auction, wish: { bid, maxBid } }: { auction: Auction; wish: Wish }) {
  const t = useTranslations('preparedBid');
  const { currentBid, end, buyerFee } = auction;
  const lines: readonly (readonly [label: string, value: string])[] = [
    ...(currentBid === null ? [] : [[t('current'), formatEuros(currentBid)] as const]),
    [t('end'), formatDateTime(end)],
    [t('bid'), formatEuros(bid)],
    ...(maxBid === null ? [] : [[t('maximum'), formatEuros(maxBid)] as const]),
    [t('fees'), formatCents(feeCents(bid, buyerFee))],
    [t('total'), formatCents(totalCents(bid, buyerFee))],
  ];
  return (
    <dl className="tabular flex max-w-form flex-col gap-1">
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-6">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-right font-[560]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Asking = { auction: Auction; wish: Wish; person: Person; onPlaced: () => void };

/** The one thing to do: to confirm; or why it cannot be done as things stand. */
function Next({ auction, wish, person, onPlaced }: Asking) {
  const t = useTranslations('preparedBid');
  if (auction.lotState !== 'RUNNING') return <p>{t('notRunning')}</p>;
  if (wish.bid < auction.minimumBid) return <p>{t('least', { amount: formatEuros(auction.minimumBid) })}</p>;
  return <Confirming {...{ auction, wish, person, onPlaced }} />;
}

function Confirming({ auction, wish: { bid, maxBid }, person, onPlaced }: Asking) {
  const t = useTranslations('preparedBid');
  const locale = useLocale();
  const declaration = useHouse()?.operator.declaration ?? '';
  const send = useSend();
  const { fail } = useToasts();
  // However often it is pressed, and whatever the network does, it is one bid.
  const [clientBidId] = useState(() => crypto.randomUUID());
  const [isAccepted, setAccepted] = useState(person.termsAcceptedAt !== null);
  const [isAsked, setAsked] = useState(false);
  const confirm = async () => {
    setAsked(!isAccepted);
    if (!isAccepted) return;
    const termsLocale = languageOf(locale);
    const asked = {
      auctionId: auction.id,
      bid,
      maxBid,
      clientBidId,
      termsLocale,
      isPrepared: true,
      bidderId: person.id,
    };
    try {
      const answer = await send(ConfirmPreparedBidDocument, {
        input: { ...asked, isAuctionCGVAccepted: true },
      });
      if (answer) onPlaced();
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Form onSend={confirm} className="flex max-w-form flex-col gap-3">
      {isBusy => (
        <>
          {maxBid !== null && (
            <p className="tabular text-14 text-ink-soft">
              {t('atMost', { total: formatCents(totalCents(maxBid, auction.buyerFee)) })}
            </p>
          )}
          <p className="text-12 text-ink-soft" data-regime={auction.saleRegime.toLowerCase()}>
            {t(`regime.${auction.saleRegime}`, { declaration })}{' '}
            {auction.saleRegime === 'PUBLIC_SALE' &&
              t(auction.hasWithdrawal ? 'publicSale.trade' : 'publicSale.private')}
          </p>
          <Checkbox
            name="isAuctionCGVAccepted"
            isChecked={isAccepted}
            onChange={setAccepted}
            isRequired
            error={isAsked ? { key: 'accept', text: t('accept') } : null}
            label={t.rich('terms', {
              link: words => (
                <LocaleLink to="cgv" target="_blank" rel="noopener" className="text-link underline">
                  {words}
                </LocaleLink>
              ),
            })}
          />
          <Button type="submit" size="large" isBusy={isBusy}>
            {t('confirm')}
          </Button>
          <p className="text-14 text-ink-soft">{t('passkey')}</p>
        </>
      )}
    </Form>
  );
}
