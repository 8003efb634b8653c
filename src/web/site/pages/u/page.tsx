import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { CardGrid } from '#web/features/cards/index.ts';
import { MemberDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { headParts, pageHead } from '#web/page-head.ts';
import { ReportButton } from '#web/site/reports/index.ts';
import { Badge } from '#web/ui/index.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { member } = await query(context, MemberDocument, { id: params.id ?? '' });
  if (!member) throw data(null, { status: 404 });
  const { pseudo, trader } = member;
  // A member with a pseudonym appears only under it: the name in their ads must not be in the page.
  const ofAds = member.ads.find(({ owner }) => owner)?.owner?.firstName;
  const name = pseudo ?? trader?.company ?? ofAds ?? null;
  return { ...member, name, ads: member.ads.map(({ owner: _, ...ad }) => ad) };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { locale, t, origin } = headParts({ location, matches });
  const name = loaderData.name ?? t('member.nameless');
  return pageHead({
    name: 'u',
    locale,
    params: { id: loaderData.id },
    title: name,
    description: t('member.description', { name }),
    origin,
  });
};

const yearOf = (iso: string) => new Date(iso).getUTCFullYear().toString();

/** A member's public page: name, member since, and ads. */
export default function MemberPage() {
  const t = useTranslations('member');
  const { id, name, isPro, since, trader, ads } = useLoaderData<typeof loader>();
  return (
    <div className="page-width flex flex-col gap-10 py-10 lg:py-16">
      <header className="flex flex-col gap-3">
        <h1 className="display flex flex-wrap items-center gap-4 text-36 sm:text-48">
          {name ?? t('nameless')}
          {isPro && <Badge tone="brass">{t('pro')}</Badge>}
        </h1>
        <p className="text-18 text-ink-soft">{t('since', { year: yearOf(since) })}</p>
        {trader && (
          <dl data-trader="" className="flex flex-col gap-1">
            {(['company', 'registerNumber', 'vatNumber'] as const).map(name => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-soft">{t(`trader.${name}`)}</dt>
                <dd className="tabular">{trader[name]}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <section className="flex flex-col gap-6">
        <h2 className="display text-28">{t('ads')}</h2>
        {ads.length > 0 ? (
          <CardGrid ads={ads} />
        ) : (
          <div className="flex flex-col items-start gap-5">
            <p>{t('none')}</p>
            <LocaleButton look="secondary" to="search">
              {t('search')}
            </LocaleButton>
          </div>
        )}
      </section>
      <ReportButton subject="MEMBER" id={id} />
    </div>
  );
}
