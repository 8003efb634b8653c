import { useTranslations } from 'use-intl';
import { useUnread } from '#web/features/bell/index.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import type { Person } from '#web/features/session/index.ts';
import { MyDashboardDocument } from '#web/graphql/documents.gen.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Icon, Skeleton } from '#web/ui/index.ts';
import { useLiveLots } from '../lots/index.ts';
import { Requests } from '../selling/index.ts';
import { EndingFavorites } from './EndingFavorites.tsx';
import { MyCars } from './MyCars.tsx';
import { MyMandates } from './MyMandates.tsx';
import { MyOrders } from './MyOrders.tsx';
import { MyQuestions } from './MyQuestions.tsx';
import { OpenAuctions } from './OpenAuctions.tsx';
import { OverAuctions } from './OverAuctions.tsx';
import { ToDo } from './ToDo.tsx';

/** The account's live overview, from one query and one subscription. */
export function Dashboard({ person }: { person: Person }) {
  const query = useQueryOf(MyDashboardDocument, {});
  const { data } = query;
  const auctions = [
    ...(data?.openLots.map(({ auction }) => auction) ?? []),
    ...(data?.myFavoriteCars.flatMap(({ car }) => car?.auction ?? []) ?? []),
  ];
  const liveOf = useLiveLots(auctions, query.refetch);

  return (
    <Loaded query={query} waiting={<Skeleton className="h-96" />}>
      {data => (
        <div className="flex flex-col gap-10">
          <Greeting name={person.firstName} unread={data.myNotifications?.unreadCount ?? null} />
          {!person.isEmailConfirmed && <EmailToConfirm email={person.email} />}
          <ToDo data={data} />
          <Requests drafts={data.myInquiries} />
          <OpenAuctions lots={data.openLots} liveOf={liveOf} />
          <MyOrders orders={data.myOrders} />
          <div className="grid items-start gap-10 md:has-[>:nth-child(2):not(:empty)]:grid-cols-2">
            <EndingFavorites favorites={data.myFavoriteCars} liveOf={liveOf} />
            <div className="flex flex-col gap-10 empty:hidden">
              <MyCars cars={data.myCars ?? []} />
              <MyMandates mandates={data.myMandates} />
              <MyQuestions questions={data.myOpenQuestions} />
            </div>
          </div>
          <OverAuctions lots={data.overLots} />
        </div>
      )}
    </Loaded>
  );
}

/** A greeting and the unread count: the overview's until the bell has a newer one, so that both agree. */
function Greeting({ name, unread }: { name: string; unread: number | null }) {
  const t = useTranslations('mine.dashboard');
  const count = useUnread() ?? unread;
  return (
    <p className="-mt-4 flex flex-wrap items-center gap-x-1.5 text-18 text-ink-soft">
      {name !== '' && t('hello', { name })}
      {count !== null && <span>{t('unread', { count })}</span>}
      {count !== null && count > 0 && (
        <LocaleLink to="user/notifications" className="link-line text-16">
          {t('toNotifications')}
        </LocaleLink>
      )}
    </p>
  );
}

function EmailToConfirm({ email }: { email: string }) {
  const t = useTranslations('mine.dashboard');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-brass-wash px-5 py-4 text-brass-ink">
      <Icon name="mail" className="size-5 shrink-0" />
      <p className="min-w-60 flex-1 text-14">
        <strong className="font-[600]">{t('confirmEmail')}</strong>
        <br />
        {t('confirmEmailText', { email })}
      </p>
      <LocaleLink
        to="user/profile"
        hash="email"
        className="inline-flex min-h-11 items-center text-14 underline underline-offset-4"
      >
        {t('toEmail')}
      </LocaleLink>
    </div>
  );
}
