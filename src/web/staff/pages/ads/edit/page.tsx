import { type ReactNode, useEffect, useMemo } from 'react';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { CAR_GROUPS, type CarGroup } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { carTitle } from '#shared/words/car-title.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import {
  CarEditorContext,
  CarUploads,
  GroupFields,
  LeaveGuard,
  Meanwhile,
} from '#web/features/car-editor/index.ts';
import { Failure } from '#web/features/site/index.ts';
import { useLed, Written } from '#web/features/user-area/index.ts';
import {
  CarAdHistoryDocument,
  EditedCarAdDocument,
  type EditedStateFragment,
  ProposeCarDocument,
  WaitingSearchesDocument,
  type WaitingSearchFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatEuros } from '#web/i18n/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { AdminArea, ChangeLog, knownAd, Notes, staffMeta, useCan } from '#web/staff/frame/index.ts';
import {
  Badge,
  Button,
  CONTROL_CLASSES,
  classes,
  FactRow,
  Skeleton,
  TextArea,
  UiWords,
  useUiWords,
} from '#web/ui/index.ts';
import { Status } from '../Status.tsx';
import { DraftAuction } from './DraftAuction.tsx';
import { SaleMandates } from './SaleMandates.tsx';
import { SaveBar } from './SaveBar.tsx';
import { AdEditorContext, type Edited, useEditedAd } from './use-edited-ad.ts';

export const loader = knownAd;

export const meta = staffMeta(t => t('admin.editor.title'));

/** The editor of an ad, in three languages; missing fields are marked, and others' changes reported. */
export default function EditPage() {
  const { uuid = '' } = useParams();
  const t = useTranslations('admin.editor');
  const query = useQueryOf(EditedCarAdDocument, { uuid });
  const words = useUiWords();
  // Almost every field is optional: only missing ones are marked.
  const quiet = useMemo(() => ({ ...words, optional: '' }), [words]);
  const edited = query.data?.editedCarAd;
  if (edited) {
    return (
      <UiWords words={quiet}>
        <Editor key={uuid} edited={edited} />
      </UiWords>
    );
  }
  return (
    <AdminArea section="admin/ads" title={t('title')}>
      <NotYet query={query} waiting={<Skeleton className="h-[40rem]" />} />
    </AdminArea>
  );
}

/** An unknown ad: offers to search for it by words. */
export function ErrorBoundary() {
  const t = useTranslations('admin.editor');
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure />;
  return (
    <AdminArea section="admin/ads" title={t('notFound')} text={t('notFoundText')}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser knows the search element */}
      <form role="search" action={linkTo('admin/ads', 'fr')} className="flex max-w-prose flex-wrap gap-3">
        <input
          type="search"
          name="text"
          aria-label={t('notFoundSearch')}
          placeholder={t('notFoundSearch')}
          className={classes(CONTROL_CLASSES, 'flex-1')}
        />
        <Button type="submit" size="large">
          {t('notFoundButton')}
        </Button>
      </form>
    </AdminArea>
  );
}

const GROUPS = Object.keys(CAR_GROUPS) as CarGroup[];
const SEARCHES = 'searches';

/** All of an ad on one page, group by group. */
function Editor({ edited }: { edited: Edited }) {
  const t = useTranslations('admin');
  const words = useTranslations('carEditor.groups');
  const adEditor = useEditedAd(edited);
  const { ad, editor } = adEditor;
  const searches = useSearches(ad);
  const count = searches.filter(search => !proposalTo(search, ad.uuid)).length;
  const { brand, model, version, year, handleByCalandre, calandreCollection } = editor.state.values;
  const isHandled = handleByCalandre === true && calandreCollection !== true;
  const sections: readonly SectionProps[] = [
    ...GROUPS.map(group => ({
      ...{ id: group, title: words(group) },
      children: <GroupFields group={group} className="sm:grid-cols-2 xl:grid-cols-3" />,
    })),
    searches.length > 0 && {
      ...{ id: SEARCHES, title: t('editor.searches.title') },
      children: <WaitingSearches uuid={ad.uuid} searches={searches} />,
    },
    isHandled && {
      ...{ id: 'mandates', title: t('editor.mandates.title') },
      children: <SaleMandates uuid={ad.uuid} />,
    },
    { id: 'notes', title: t('notes.title'), children: <Notes kind="CAR" id={ad.uuid} /> },
    {
      ...{ id: 'history-log', title: t('editor.historyLog') },
      children: <History uuid={ad.uuid} revision={ad.revision} />,
    },
  ].filter(section => section !== false);
  return (
    <AdEditorContext value={adEditor}>
      <CarEditorContext value={editor}>
        <AdminArea
          section="admin/ads"
          title={[brand, model, version, year].filter(Boolean).join(' ')}
          back={[linkTo('admin/ads', 'fr')]}
          state={
            <>
              <span data-status={ad.status}>
                <Status status={ad.status} isInReview={edited.isInReview} />
              </span>
              {ad.sfInternalOpportunityId && <span>{ad.sfInternalOpportunityId}</span>}
              {count > 0 && (
                <a href={`#${SEARCHES}`} className="link-line">
                  {t('editor.searches.waiting', { count })}
                </a>
              )}
            </>
          }
        >
          <CarUploads>
            <SaveBar />
            {ad.status === 'DRAFT' && (
              <p className="mt-4 text-14 empty:hidden">
                <DraftAuction ad={ad} />
              </p>
            )}
            <Meanwhile />
            <LeaveGuard isAutomatic={ad.status === 'DRAFT'} />
            <div className="mt-5 grid gap-8 xl:grid-cols-[minmax(0,1fr)_13rem]">
              <div className="flex min-w-0 flex-col gap-5">
                {sections.map(section => (
                  <Section key={section.id} {...section} />
                ))}
              </div>
              <Parts sections={sections} />
            </div>
          </CarUploads>
        </AdminArea>
      </CarEditorContext>
    </AdEditorContext>
  );
}

/** The links to the page's sections, beside it on a wide window. */
function Parts({ sections }: { sections: readonly SectionProps[] }) {
  const t = useTranslations('admin.editor');
  return (
    <nav aria-label={t('parts')} className="max-xl:hidden">
      <ul className="sticky top-28 flex flex-col border-line border-l">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center px-4 text-14 text-ink-soft hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Loads the searches that match a public car, for staff who may read them. */
function useSearches({ uuid, status }: EditedStateFragment) {
  const enabled = useCan('Leads:read') && status === 'PUBLISHED';
  const { data } = useQueryOf(WaitingSearchesDocument, { carUuid: uuid }, { enabled });
  return data?.matchingMandates ?? [];
}

type SectionProps = { id: string; title: string; children: ReactNode };

function Section({ id, title, children }: SectionProps) {
  useLed(id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 rounded-box border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id={`${id}-title`} className="display mb-5 text-22">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The ad's audit log. */
function History({ uuid, revision }: { uuid: string; revision: number }) {
  const { data, refetch } = useQueryOf(CarAdHistoryDocument, { uuid });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save adds a line
  useEffect(() => void refetch(), [revision]);
  return data ? <ChangeLog entries={data.carAdHistory} /> : null;
}

type SearchesProps = { uuid: string; searches: readonly WaitingSearchFragment[] };

/** The search mandates that match the car; it is proposed once to each. */
function WaitingSearches({ uuid, searches }: SearchesProps) {
  const t = useTranslations('admin.editor.searches');
  return (
    <>
      <p className="mb-3 max-w-prose text-14 text-ink-soft">{t('text')}</p>
      <ul className="divide-y divide-line">
        {searches.map(search => (
          <li key={search.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <Wanted search={search} />
            <Proposal uuid={uuid} search={search} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the proposal of the car to a search; undefined before it is proposed. */
const proposalTo = ({ proposals }: WaitingSearchFragment, uuid: string) =>
  proposals.find(({ car }) => car?.uuid === uuid);

function Wanted({ search }: { search: WaitingSearchFragment }) {
  const t = useTranslations('admin.editor.searches');
  const { name, yearFrom, yearTo, budget, sentAt } = search;
  const years = [yearFrom, yearTo].map(year => (year === null ? '…' : String(year)));
  const facts = [
    carTitle(search),
    yearFrom === null && yearTo === null ? null : years.join('–'),
    budget === null ? null : t('budget', { amount: formatEuros(budget) }),
    t('sentOn', { date: formatDate(sentAt) }),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h3 className="font-[560]">{name}</h3>
      <FactRow facts={facts.filter(fact => fact !== null)} className="text-14" />
    </div>
  );
}

/** The person's answer to the proposal, or the button to propose the car. */
function Proposal({ uuid, search }: { uuid: string; search: WaitingSearchFragment }) {
  const t = useTranslations('admin.editor.searches');
  const proposal = proposalTo(search, uuid);
  if (!proposal) return <Propose uuid={uuid} search={search} />;
  const { answer, reason, reasonLanguage } = proposal;
  return (
    <div className="flex flex-col items-end gap-1" data-proposed={answer ?? 'OPEN'}>
      <Badge tone={answer === 'ACCEPTED' ? 'good' : 'plain'}>{t(`answers.${answer ?? 'OPEN'}`)}</Badge>
      <Written text={reason} language={reasonLanguage} className="wrap-anywhere text-14 text-ink-soft" />
    </div>
  );
}

function Propose({ uuid, search: { id, name } }: { uuid: string; search: WaitingSearchFragment }) {
  const t = useTranslations('admin.editor.searches');
  return (
    <FormButton
      {...{ look: 'secondary', name: 'propose', label: t('propose'), of: name }}
      title={t('dialog.title', { name })}
      text={t('dialog.text')}
      sendLabel={t('dialog.send')}
      first={{ note: '' }}
      act={({ note }) => request(ProposeCarDocument, { mandateId: id, carUuid: uuid, note })}
    >
      {({ field }) => <TextArea label={t('dialog.note')} {...field('note')} />}
    </FormButton>
  );
}
