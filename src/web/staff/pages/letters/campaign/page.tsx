import { type ReactNode, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { LOCALES, type Locale, textIn } from '#shared/words/locale.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  CampaignDocument,
  type CampaignSheetFragment,
  RemoveCampaignDocument,
  SendCampaignDocument,
  StopCampaignDocument,
  TestCampaignDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, formatNumber } from '#web/i18n/index.ts';
import { ConfirmButton } from '#web/staff/forms/index.ts';
import { AdminArea, HistoryButton, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Button, Card, Skeleton } from '#web/ui/index.ts';
import { NEW_CAMPAIGN, newCampaign, STATE_TONES } from './campaign-words.ts';
import { Editor } from './Editor.tsx';

export const meta = staffMeta(t => t('admin.campaigns.title'));

const ASK_EVERY_MS = 3_000;

/** A campaign: written and tested as a draft, then sent, with its results. */
export default function CampaignPage() {
  const t = useTranslations('admin.campaigns');
  const locale = useLocale();
  const go = useNavigate();
  const { id = '' } = useParams();
  const [asked] = useSearchParams();
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const isNew = id === NEW_CAMPAIGN;
  // A new one keeps its typed values when it gets its URL.
  const isAdded = id === added;
  const query = useQueryOf(
    CampaignDocument,
    { id },
    {
      enabled: !isNew,
      refetchInterval: ({ state }) => (isUnderWay(state.data?.campaign) ? ASK_EVERY_MS : false),
    },
  );
  const campaign = query.data?.campaign ?? null;
  const title = campaign && textIn(campaign.subject, locale);
  const isDraft = isNew || (isAdded && query.data === undefined) || campaign?.state === 'DRAFT';
  return (
    <AdminArea
      section="admin/letters"
      title={title ?? t(isNew ? 'add' : 'title')}
      state={campaign && <Badge tone={STATE_TONES[campaign.state]}>{t(`states.${campaign.state}`)}</Badge>}
      text={!campaign && t('text')}
      back={[linkTo('admin/letters', 'fr', {}, { view: 'campaigns' })]}
      actions={campaign && <HistoryButton kind="CAMPAIGN" id={id} title={title ?? ''} />}
    >
      {!isNew && !(isAdded && !query.isError) && !query.data && (
        <NotYet query={query} waiting={<Skeleton className="h-96" />} />
      )}
      {query.data && !campaign && <Card className="p-8 text-ink-soft">{t('none')}</Card>}
      <div className="flex flex-col gap-6">
        {campaign && !isDraft && <Result campaign={campaign} />}
        {isDraft && (
          <Editor
            key={isAdded ? NEW_CAMPAIGN : id}
            id={isNew ? null : id}
            campaign={campaign}
            first={newCampaign(asked)}
            onSaved={saved => {
              setSaid('');
              if (!isNew) return;
              setAdded(saved);
              void go(linkTo('admin/letters/campaign', 'fr', { id: saved }), { replace: true });
            }}
          >
            {isChanged =>
              campaign && (
                <Reach campaign={campaign}>
                  <Actions {...{ campaign, isChanged }} onDone={setSaid} />
                  <p role="status" className="live-line w-full text-14 text-good">
                    {said}
                  </p>
                </Reach>
              )
            }
          </Editor>
        )}
        {campaign && <Preview campaign={campaign} />}
      </div>
    </AdminArea>
  );
}

/** Whether it is being sent, or awaits responses of the mail server. */
const isUnderWay = (campaign: { state: string; counts: { waiting: number } } | null | undefined) =>
  campaign?.state === 'SENDING' || (campaign?.state === 'SENT' && campaign.counts.waiting > 0);

/** The saved campaign as it will be read, in each language; its links are disabled. */
function Preview({ campaign: { id, subject, body, button, page } }: { campaign: CampaignSheetFragment }) {
  const t = useTranslations('admin.campaigns');
  const languages = useTranslations('site.languages');
  const [chosen, setChosen] = useState<Locale>('fr');
  const written = LOCALES.filter(locale => subject[locale] !== null);
  const locale = written.includes(chosen) ? chosen : 'fr';
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-22">{t('preview')}</h2>
        <div className="flex flex-wrap gap-2" data-preview="">
          {written.map(each => (
            <Button
              key={each}
              look={each === locale ? 'primary' : 'quiet'}
              aria-pressed={each === locale}
              onClick={() => setChosen(each)}
            >
              {languages(each)}
            </Button>
          ))}
        </div>
      </div>
      <p className="font-[560] text-14" lang={locale}>
        {subject[locale]}
      </p>
      <iframe
        // The key reloads the preview after a save.
        key={JSON.stringify([locale, subject, body, button, page])}
        title={t('previewOf', { language: languages(locale) })}
        src={`/letters/${id}/${locale}`}
        sandbox=""
        className="h-[40rem] w-full rounded-box border border-line bg-paper"
      />
    </Card>
  );
}

type Part = { campaign: CampaignSheetFragment };

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-6 border-line py-1.5 not-last:border-b">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular font-[560]">{children}</dd>
    </div>
  );
}

/** The number of recipients, why others are excluded, and the actions. */
function Reach({ campaign: { reach }, children }: Part & { children: ReactNode }) {
  const t = useTranslations('admin.campaigns.reach');
  if (!reach) return null;
  const languages = (['fr', 'en', 'es'] as const).filter(each => reach[each] > 0);
  return (
    <Card className="flex flex-col gap-3 p-5 sm:p-8">
      <h2 className="display text-22">
        {t('writable', { count: reach.writable, persons: formatNumber(reach.writable) })}
      </h2>
      <dl className="max-w-xl text-14">
        <Fact label={t('total')}>{formatNumber(reach.total)}</Fact>
        <Fact label={t('unconfirmed')}>{formatNumber(reach.unconfirmed)}</Fact>
        <Fact label={t('blocked')}>{formatNumber(reach.blocked)}</Fact>
        {languages.map(each => (
          <Fact key={each} label={t(each)}>
            {formatNumber(reach[each])}
          </Fact>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </Card>
  );
}

const PARTS = ['total', 'sent', 'waiting', 'refused', 'left'] as const;

/** The results of a campaign; while it is being sent, a button to stop it. */
function Result({ campaign: { id, state, counts, beganAt, endedAt } }: Part) {
  const t = useTranslations('admin.campaigns');
  const send = useSend();
  return (
    <Panel title={t('result.title')}>
      <dl className="max-w-xl text-14">
        {PARTS.map(each => (
          <Fact key={each} label={t(`result.${each === 'waiting' && state === 'STOPPED' ? 'unsent' : each}`)}>
            {formatNumber(counts[each])}
          </Fact>
        ))}
        {beganAt && <Fact label={t('result.began')}>{formatDateTime(beganAt)}</Fact>}
        {endedAt && <Fact label={t('result.ended')}>{formatDateTime(endedAt)}</Fact>}
      </dl>
      {state === 'SENDING' && (
        <>
          <p className="text-14 text-ink-soft">{t('stopText')}</p>
          <Action className="self-start" onAct={() => send(StopCampaignDocument, { id })}>
            {t('stop')}
          </Action>
        </>
      )}
    </Panel>
  );
}

type ActionsProps = {
  campaign: CampaignSheetFragment;
  /** Whether something is unsaved: tests and sending use the saved version. */
  isChanged: boolean;
  /** Reports what was done, in words. */
  onDone: (words: string) => void;
};

/** Sends a draft to the user as a test, sends it to all recipients, or deletes it. */
function Actions({ campaign: { id, version, reach }, isChanged, onDone }: ActionsProps) {
  const t = useTranslations('admin.campaigns');
  const send = useSend();
  const go = useNavigate();
  const test = async () => {
    if (await send(TestCampaignDocument, { id })) onDone(t('tested'));
  };
  const remove = async () => {
    if (await send(RemoveCampaignDocument, { id }))
      await go(linkTo('admin/letters', 'fr', {}, { view: 'campaigns' }));
  };
  const persons = reach?.writable ?? 0;
  const count = { count: persons, persons: formatNumber(persons) };
  return (
    <>
      <Action onAct={test} disabled={isChanged}>
        {t('test')}
      </Action>
      {isChanged || persons === 0 ? (
        <Button look="secondary" disabled>
          {t('send')}
        </Button>
      ) : (
        <ConfirmButton
          {...{ look: 'secondary', name: 'send-campaign', label: t('send') }}
          title={t('sendTitle', count)}
          text={t('sendText')}
          sendLabel={t('sendTo', count)}
          act={() => request(SendCampaignDocument, { id, version })}
        />
      )}
      <Action look="danger" onAct={remove}>
        {t('remove')}
      </Action>
    </>
  );
}
