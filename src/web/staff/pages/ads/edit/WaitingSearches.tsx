import { useTranslations } from 'use-intl';
import { Written } from '#web/features/user-area/index.ts';
import { ProposeCarDocument, type WaitingSearchFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatEuros } from '#web/i18n/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { Badge, FactRow, TextArea } from '#web/ui/index.ts';

type Props = { uuid: string; searches: readonly WaitingSearchFragment[] };

/** The searches entrusted to the house that the car could answer; to each it is proposed once. */
export function WaitingSearches({ uuid, searches }: Props) {
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

/** What became of the car with whoever searches; undefined until it is proposed. */
export const proposalTo = ({ proposals }: WaitingSearchFragment, uuid: string) =>
  proposals.find(({ car }) => car?.uuid === uuid);

function Wanted({ search }: { search: WaitingSearchFragment }) {
  const t = useTranslations('admin.editor.searches');
  const { name, brand, model, version, yearFrom, yearTo, budget, sentAt } = search;
  const years = [yearFrom, yearTo].map(year => (year === null ? '…' : String(year)));
  const facts = [
    [brand, model, version].filter(Boolean).join(' '),
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

/** What the person said of this car, or the way to propose it. */
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
