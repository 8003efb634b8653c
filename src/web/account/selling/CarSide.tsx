import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { Action, Unknown, Written } from '#web/features/user-area/index.ts';
import { MyCarDocument, type MyCarWholeFragment, TakeMyCarBackDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, LocaleButton } from '#web/i18n/index.ts';
import { Icon, Skeleton } from '#web/ui/index.ts';
import { AfterHammer } from './AfterHammer.tsx';
import { CarEditor } from './CarEditor.tsx';
import { Consigned, type OwnFile } from './Consigned.tsx';
import { Figures } from './Figures.tsx';
import { InHand } from './InHand.tsx';
import { Prepared } from './Prepared.tsx';
import { SaleSide, useSale } from './SaleSide.tsx';
import { StateBadge } from './StateBadge.tsx';
import { wayTo } from './steps.ts';
import { isInHand, isWritten, type MyCarEditor, useMyCar } from './use-my-car.ts';
import { Withdraw } from './Withdraw.tsx';

/** One of the user's cars: state, sale, tasks, and the editor. */
export function CarSide({ uuid }: { uuid: string }) {
  const query = useQueryOf(MyCarDocument, { uuid });
  return (
    <Loaded query={query} waiting={<WaitingCar />}>
      {({ myCar, myConsignment }) =>
        myCar ? <LoadedCar first={myCar} consigned={myConsignment} /> : <NoSuchCar />
      }
    </Loaded>
  );
}

const WaitingCar = () => <Skeleton className="h-[32rem]" />;

function NoSuchCar() {
  const t = useTranslations('selling');
  return <Unknown text={t('unknown')} to="user/cars" toList={t('actions.back')} />;
}

type LoadedProps = {
  first: MyCarWholeFragment;
  /** null if the house has no file of it. */
  consigned: OwnFile | null;
};

function LoadedCar({ first, consigned }: LoadedProps) {
  const mine = useMyCar(first);
  const { car } = mine;
  const isWaiting = car.submission?.state === 'WAITING';
  const hasSale = car.isPublic || car.ad.auction !== null;
  const sale = useSale(car.uuid, hasSale);
  const { refresh } = mine;
  const lot = typeof sale.sale === 'object' ? sale.sale.ad.lotState : car.ad.lotState;
  const isOld = lot !== car.ad.lotState;
  // The hammer fell or the sale was moved while the page was open: the possible actions have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state, not for each refetch function
  useEffect(() => void (isOld && refresh()), [isOld, lot]);
  // The sale is above the editor: shown later it would push it down while somebody types.
  if (hasSale && sale.sale === 'waiting') return <WaitingCar />;
  return (
    <div className="flex flex-col gap-10">
      <CarHead car={car} />
      {car.removal && <Removed removal={car.removal} />}
      <AfterHammer car={car} />
      {consigned && <Consigned file={consigned} lotState={lot} revision={car.ad.revision} />}
      {hasSale && <SaleSide {...sale} />}
      {isWaiting && <Waiting mine={mine} />}
      {car.state === 'PREPARING' && <Prepared mine={mine} file={consigned} />}
      {isInHand(car) && <InHand car={car} stage={consigned?.stage} />}
      {isWritten(car) && (
        <>
          <HouseWord car={car} />
          <CarEditor mine={mine} />
        </>
      )}
      <Withdraw mine={mine} />
    </div>
  );
}

function CarHead({ car }: { car: MyCarWholeFragment }) {
  const t = useTranslations('selling.actions');
  return (
    <header className="flex flex-col gap-3">
      <StateBadge car={car} />
      <p className="display text-28">{carTitle(car.ad)}</p>
      {!car.ad.auction && <Figures figures={car.figures} />}
      <div className="flex flex-wrap gap-x-5">
        <LocaleButton look="quiet" to="user/cars">
          <Icon name="arrowLeft" className="size-4" />
          {t('back')}
        </LocaleButton>
        {car.isPublic && (
          <LocaleButton look="quiet" to="car" params={{ slug: car.ad.slug }}>
            {t('see')}
            <Icon name="arrowUpRight" className="size-4" />
          </LocaleButton>
        )}
      </div>
    </header>
  );
}

/** Why the house took the ad down, with a link to appeal; or that an appeal restored it. */
function Removed({ removal }: { removal: NonNullable<MyCarWholeFragment['removal']> }) {
  const t = useTranslations('selling.review');
  const { statement, isLifted, appealToken: token } = removal;
  return (
    <section
      data-review="REMOVED"
      className="flex flex-col items-start gap-3 rounded-box bg-brass-wash p-6 sm:p-8"
    >
      <h2 className="display text-22">{t(isLifted ? 'lifted' : 'removed')}</h2>
      <p className="max-w-prose whitespace-pre-line">{statement}</p>
      {token && (
        <LocaleButton look="secondary" to="appeal" params={{ token }}>
          {t('appeal')}
        </LocaleButton>
      )}
      {isLifted && (
        <>
          <p>{t('toPublish')}</p>
          <LocaleButton look="secondary" to="contact">
            {t('write')}
          </LocaleButton>
        </>
      )}
    </section>
  );
}

/** The submitted ad cannot be changed while it waits; it can be taken back. */
function Waiting({ mine }: { mine: MyCarEditor }) {
  const t = useTranslations('selling.review');
  const { uuid, submission, isPublic } = mine.car;
  const takeBack = () =>
    mine.act(request(TakeMyCarBackDocument, { uuid }).then(({ takeMyCarBack }) => takeMyCarBack));
  return (
    <section
      role="status"
      data-review="WAITING"
      className="flex flex-col items-start gap-3 rounded-box bg-wash p-6 sm:p-8"
    >
      <Icon name="clock" className="size-8 text-brass-ink" />
      <h2 className="display text-22">{t('waiting')}</h2>
      <p className="max-w-prose">
        {isPublic
          ? t('waitingPublic')
          : t('waitingText', { date: formatDate(submission?.submittedAt ?? '') })}
      </p>
      <Action onAct={takeBack}>{t('takeBack')}</Action>
    </section>
  );
}

/** The house's remarks when it returned an ad. */
function HouseWord({ car: { submission, uuid } }: { car: MyCarWholeFragment }) {
  const t = useTranslations('selling');
  const words = useTranslations('carEditor.fields');
  if (submission?.state !== 'CHANGES_ASKED' && submission?.state !== 'REFUSED') return null;
  const { state, reason, reasonLanguage, comments } = submission;
  return (
    <section
      data-review={state}
      aria-labelledby={`house-${uuid}`}
      className="flex flex-col gap-3 rounded-box bg-brass-wash p-6 sm:p-8"
    >
      <h2 id={`house-${uuid}`} className="display text-22">
        {t(state === 'REFUSED' ? 'review.refused' : 'review.asked')}
      </h2>
      <Written text={reason} language={reasonLanguage} className="max-w-prose whitespace-pre-line" />
      {comments.length > 0 && (
        <dl className="flex flex-col gap-2">
          {comments.map(({ field, text }) => (
            <div key={`${field} ${text}`} className="flex flex-col sm:flex-row sm:gap-3">
              <dt className="shrink-0">
                <Link
                  to={wayTo(field)}
                  preventScrollReset
                  data-remarked={field}
                  className="font-[560] text-link underline underline-offset-4"
                >
                  {words(field as 'year')}
                </Link>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
