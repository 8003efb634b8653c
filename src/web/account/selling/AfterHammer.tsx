import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { turnOf } from '#shared/sale/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  MyCarNextDocument,
  type MyCarNextQuery,
  type MyCarWholeFragment,
} from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { LinkButton } from '#web/ui/index.ts';
import { isMyOffer, isMyTurn, useOfferTask, useOrderTask } from '../tasks.ts';
import { wayTo } from './steps.ts';
import { isWritten } from './use-my-car.ts';
import { WishForm } from './WishForm.tsx';

const OVER = ['SOLD', 'UNSOLD', 'CANCELLED'] as const;
type Over = (typeof OVER)[number];

/** What comes next for a car once its auction is over, with its action; nothing before that. */
export function AfterHammer({ car }: { car: MyCarWholeFragment }) {
  const lot = OVER.find(state => state === car.ad.lotState);
  return lot ? <Next key={lot} {...{ car, lot }} /> : null;
}

type NextProps = { car: MyCarWholeFragment; lot: Over };

function Next({ car, lot }: NextProps) {
  const t = useTranslations('selling.next');
  const query = useQueryOf(MyCarNextDocument, {});
  return (
    <Panel id="next" title={t('title')} text={t(lot)}>
      {query.data ? (
        <NextStep {...{ car, lot }} mine={query.data} />
      ) : (
        <NotYet query={query} waiting={<div className="h-11" />} />
      )}
    </Panel>
  );
}

/** The order of a sold car, the offer for an unsold one, or else another auction. */
function NextStep({ car, lot, mine }: NextProps & { mine: MyCarNextQuery }) {
  const isOfCar = ({ ad }: { ad: { uuid: string } | null }) => ad?.uuid === car.uuid;
  if (lot === 'SOLD') {
    const order = mine.myOrders.find(
      one => isOfCar(one) && one.role === 'SELLER' && one.state !== 'CANCELLED',
    );
    return <ToOrder order={order} />;
  }
  const offer = mine.myOffers.find(one => isOfCar(one) && one.side === 'SELLER' && turnOf(one) !== null);
  if (offer) return <ToOffer offer={offer} />;
  const unsold = mine.myUnsoldCars.find(isOfCar);
  return unsold ? <Again car={car} wish={unsold.wish} /> : null;
}

function ToOrder({ order }: { order: MyCarNextQuery['myOrders'][number] | undefined }) {
  const t = useTranslations('selling.next');
  const tasks = useTranslations('mine.dashboard.tasks');
  const locale = useLocale();
  const taskOf = useOrderTask();
  if (!order) return <Act to={linkTo('user/orders', locale)} text={t('follow')} />;
  const task = taskOf(order);
  if (isMyTurn(order)) return <Act {...task} />;
  return <Act {...task} look="secondary" text={t('follow')} due={tasks(order.task)} />;
}

function ToOffer({ offer }: { offer: MyCarNextQuery['myOffers'][number] }) {
  const t = useTranslations('selling.next');
  const states = useTranslations('offers.states');
  const task = useOfferTask()(offer);
  if (isMyOffer(offer)) return <Act {...task} />;
  return <Act {...task} look="secondary" text={t('offer')} due={states(offer.state)} />;
}

type ActProps = { to: string; text: string; due?: string | null; look?: 'primary' | 'secondary' };

/** A link to the task with its deadline, or to what is awaited. */
function Act({ to, text, due, look = 'primary' }: ActProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <LinkButton to={to} look={look}>
        {text}
      </LinkButton>
      {due && <span className="tabular text-14 text-ink-soft">{due}</span>}
    </div>
  );
}

/** A further sale by the house, as the seller wishes; the ad may be changed first. */
function Again({ car, wish }: { car: MyCarWholeFragment; wish: string | null }) {
  const t = useTranslations('selling.next');
  return (
    <>
      <WishForm uuid={car.uuid} wish={wish} />
      {isWritten(car) && (
        <LinkButton to={wayTo('price')} look="quiet" preventScrollReset className="self-start">
          {t('edit')}
        </LinkButton>
      )}
    </>
  );
}
