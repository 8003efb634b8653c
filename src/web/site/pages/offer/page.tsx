import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type RouterContextProvider,
  useLoaderData,
} from 'react-router';
import { linkTo, routeAt } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { Breadcrumb } from '#web/features/breadcrumb/index.ts';
import {
  type Action,
  addressOf,
  type Block,
  breadcrumbData,
  Chapters,
  chaptersOf,
  faqData,
  isKind,
  loadPage,
  Spread,
} from '#web/features/content/index.ts';
import { InquiryInOneGo, loadForm, useInquiryWords } from '#web/features/inquiries/index.ts';
import { type AdCardFragment, FoundCarsDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { type Locale, localeOfPath, useLocale } from '#web/i18n/index.ts';
import { headParts, pageHead } from '#web/page-head.ts';
import { pageData, serviceData } from '#web/site/structured-data/index.ts';
import { loadTeam, type Team } from '#web/site/team.ts';
import { Closing } from './Closing.tsx';
import { isOffer, type OfferName, stepsTo } from './crumbs.ts';
import { Extra, type Reckoned } from './Extra.tsx';
import { OfferHero } from './OfferHero.tsx';

/** The house's offers: each with its own text and call to action, some with a tool. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args;
  const name = offerAt(url.pathname);
  const form = formOf(name);
  const [text, found, team, request] = await Promise.all([
    loadPage(context, name, localeOfPath(url.pathname)),
    name === 'carHunter/cars' ? loadFound(context) : [],
    name === 'about' ? loadTeam(context, localeOfPath(url.pathname)) : null,
    form === null ? null : loadForm(args, form),
  ]);
  return { name, text, found, team, request };
}

function offerAt(pathname: string): OfferName {
  const name = routeAt(pathname)?.name as RouteName;
  if (!isOffer(name)) throw new Error(`${pathname} is no offer`);
  return name;
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { name, text } = loaderData;
  const { locale, origin } = headParts({ location, matches });
  const here = { words: text.title, path: linkTo(name, locale) };
  const head = pageHead({
    ...{ name, locale, params: {}, origin, title: text.title, description: text.description },
  });
  const told = { origin, path: here.path, name: text.title, description: text.description };
  return [
    ...head,
    name === 'about' ? pageData('AboutPage', { ...told, locale }) : serviceData(told),
    breadcrumbData(origin, [...stepsTo(name, locale), here]),
    ...faqData(text.blocks),
  ];
};

/** Returns the actions whose pages exist; the first is the page's main one. */
function openActions(blocks: readonly Block[], locale: Locale): Action[] {
  const open = blocks.filter(isKind('ContentAction')).filter(({ to }) => addressOf(to, locale) !== null);
  return open.map((action, index) => ({ ...action, isMain: index === 0 }));
}

export default function OfferPage() {
  const { name, text, found, team, request } = useLoaderData<typeof loader>();
  const [reckoned, setReckoned] = useState<Reckoned>({});
  const locale = useLocale();
  const { opening, chapters } = chaptersOf(text.blocks);
  const actions = openActions(text.blocks, locale);
  return (
    <>
      <OfferHero
        name={name}
        title={text.title}
        opening={opening}
        actions={actions}
        cars={text.cars}
        crumbs={<Breadcrumb steps={stepsTo(name, locale)} here={text.title} />}
      />
      <div className="page-width [&>section:first-child]:border-t-0">
        <Extra name={name} found={found} onReckoned={setReckoned} />
        <Chapters chapters={chapters} />
        {team && <People team={team} />}
        {request && <RequestForm key={name} form={request.form} reckoned={reckoned} />}
      </div>
      <Closing name={name} action={actions[0] ?? null} />
    </>
  );
}

/** The people of the house, with their names and roles. */
function People({ team: { title, people } }: { team: Team }) {
  return (
    <Spread id="team" heading={title}>
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {people.map(({ name, work }) => (
          <div key={name} className="flex flex-col gap-1.5 border-line border-t pt-4">
            <dt className="display text-22">{name}</dt>
            <dd className="text-ink-soft">{work}</dd>
          </div>
        ))}
      </dl>
    </Spread>
  );
}

type RequestProps = Pick<Awaited<ReturnType<typeof loadForm>>, 'form'> & {
  /** The calculated values for the form's fields. */
  reckoned: Readonly<Record<string, readonly string[]>>;
};

/** The inquiry form of the offer. */
function RequestForm({ form, reckoned }: RequestProps) {
  const { title, text } = useInquiryWords().headOf(form.name);
  return (
    <Spread id="request" heading={title}>
      <p className="mb-6 max-w-prose text-18 text-ink-soft">{text}</p>
      <div className="max-w-2xl rounded-box border border-line bg-surface p-6 sm:p-8">
        <InquiryInOneGo form={form} follow={reckoned} />
      </div>
    </Spread>
  );
}

/** The inquiry forms of the offers that have one on their page. */
const FORMS: Partial<Record<OfferName, string>> = {
  'services/expertise': 'expertise',
  'services/delivery': 'delivery',
  'services/funding': 'funding',
  'services/warranty': 'warranty',
  'services/recovery': 'tradeIn',
  'services/recovery/classic': 'tradeIn',
  'services/recovery/youngtimer': 'tradeIn',
  'services/recovery/gt': 'tradeIn',
  'services/photoShoot': 'photoShoot',
  'services/registration': 'registration',
  'services/carSpecialist': 'specialist',
};

const formOf = (name: OfferName): string | null => FORMS[name] ?? null;

/** Loads cars that were sold here, newest first. */
async function loadFound(context: Readonly<RouterContextProvider>): Promise<AdCardFragment[]> {
  const { searchCarAds } = await query(context, FoundCarsDocument, {});
  return searchCarAds.edges.map(edge => edge.node);
}
