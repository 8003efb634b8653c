import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { feeCents, totalCents } from '#shared/sale/index.ts';
import { languageOf } from '#shared/words/locale.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { hasCardFor, type Person, withFlag } from '#web/features/session/index.ts';
import { Absence, useHouse } from '#web/features/site/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { untilAnswered } from '#web/features/unanswered/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  ConfirmPreparedBidDocument,
  PreparedBidDocument,
  PreparedBidMineDocument,
  type PreparedBidQuery,
} from '#web/graphql/documents.gen.ts';
import { RequestError } from '#web/graphql/index.ts';
import { formatCents, formatDateTime, formatEuros, LocaleLink, useLocale } from '#web/i18n/index.ts';
import { Button, Checkbox, Form, FormOutcome, LinkButton, Skeleton } from '#web/ui/index.ts';

type Wish = { readonly lot: string; readonly bid: number; readonly maxBid: number | null };
type Car = NonNullable<PreparedBidQuery['publicCarAd']>;
type Auction = NonNullable<Car['auction']>;

/** A bid prepared by an API client, with the car's current state: the price may have exceeded it since. */
export function PreparedBid({ person, ...wish }: Wish & { person: Person }) {
  const t = useTranslations('preparedBid');
  const query = useQueryOf(PreparedBidDocument, { uuid: wish.lot }, { refetchOnWindowFocus: true });
  const [done, setDone] = useState<'placed' | 'raised' | null>(null);
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
    <Panel id="prepared" title={carTitle(car)} text={done ? undefined : t('text')}>
      {done ? (
        <FormOutcome>
          {t(done, { amount: formatEuros(done === 'raised' ? mostOf(wish) : wish.bid) })}
        </FormOutcome>
      ) : (
        <>
          <Facts auction={auction} wish={wish} />
          <Next {...{ auction, wish, person }} slug={car.slug} onDone={setDone} />
        </>
      )}
      {toCar}
    </Panel>
  );
}

/** Returns the wish's maximum. */
const mostOf = ({ bid, maxBid }: Wish): number => maxBid ?? bid;

/** The total cost, beside the auction's state. */
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

type Asking = {
  auction: Auction;
  slug: string;
  wish: Wish;
  person: Person;
  onDone: (what: 'placed' | 'raised') => void;
};

/** The confirmation; or why the bid cannot be placed now. */
function Next(asking: Asking) {
  const { auction, wish, person, slug } = asking;
  const t = useTranslations('preparedBid');
  const mine = useQueryOf(PreparedBidMineDocument, { auctionId: auction.id }, { refetchOnWindowFocus: true });
  const [isRefused, setRefused] = useState(false);
  if (auction.lotState !== 'RUNNING') return <p>{t('notRunning')}</p>;
  if (!mine.data) return <NotYet query={mine} waiting={<Skeleton className="h-40" />} />;
  const { myMaxBid } = mine.data;
  // Checked before the minimum, which the user's own bid raises: it may have been placed without an answer.
  if (myMaxBid !== null && mostOf(wish) <= myMaxBid)
    return <p>{t('notRaised', { amount: formatEuros(myMaxBid) })}</p>;
  if (wish.bid < auction.minimumBid) return <p>{t('least', { amount: formatEuros(auction.minimumBid) })}</p>;
  if (isRefused || (auction.askForCardDetails && !hasCardFor(person, auction.end)))
    return <CardFirst slug={slug} />;
  return <Confirming {...asking} onCardAsked={() => setRefused(true)} />;
}

/** A card is given on the car's page, in its bid dialog. */
function CardFirst({ slug }: { slug: string }) {
  const t = useTranslations('preparedBid');
  const locale = useLocale();
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t('card')}</p>
      <LinkButton to={withFlag(linkTo('car', locale, { slug }), 'fromAuth')}>{t('toBid')}</LinkButton>
    </div>
  );
}

function Confirming({ auction, wish, person, onDone, onCardAsked }: Asking & { onCardAsked: () => void }) {
  const { bid, maxBid } = wish;
  const t = useTranslations('preparedBid');
  const locale = useLocale();
  const declaration = useHouse()?.operator.declaration ?? '';
  const send = useSend();
  const { fail } = useToasts();
  const [isAccepted, setAccepted] = useState(person.termsAcceptedAt !== null);
  const [isAsked, setAsked] = useState(false);
  const confirm = async () => {
    setAsked(!isAccepted);
    if (!isAccepted) return;
    const termsLocale = languageOf(locale);
    const asked = { auctionId: auction.id, bid, maxBid, bidderId: person.id, isPrepared: true };
    try {
      const answer = await untilAnswered(JSON.stringify(asked), clientBidId =>
        send(ConfirmPreparedBidDocument, {
          input: { ...asked, clientBidId, termsLocale, isAuctionCGVAccepted: true },
        }),
      );
      if (answer) onDone(answer.addBid.isRaise ? 'raised' : 'placed');
    } catch (error) {
      if (error instanceof RequestError && error.code === 'CardRequired') return onCardAsked();
      fail(error);
    }
  };
  return (
    <Form onSend={confirm} className="flex max-w-form flex-col gap-3">
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
      <Button type="submit" size="large">
        {t('confirm')}
      </Button>
      <p className="text-14 text-ink-soft">{t('passkey')}</p>
    </Form>
  );
}
