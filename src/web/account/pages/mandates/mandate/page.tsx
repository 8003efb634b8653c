import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { Missing, OpenPaper, SignForm, Stamped, TransferLines } from '#web/features/orders/index.ts';
import { Absence } from '#web/features/site/index.ts';
import { Panel, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import {
  MySaleMandateDocument,
  type MySaleMandateQuery,
  RefuseSaleMandateDocument,
  SendSaleMandateCodeDocument,
  SignSaleMandateDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, useLocale } from '#web/i18n/index.ts';
import { Badge, Disclosure, Form, FormEnd, Skeleton, TextArea } from '#web/ui/index.ts';

type Mandate = NonNullable<MySaleMandateQuery['mySaleMandate']>;

export const meta = userAreaMeta('user/mandates/mandate', t => t('saleMandate.title'));

/** A sale mandate: read it, then sign it like a contract, or refuse it. */
export default function MandatePage() {
  const t = useTranslations('saleMandate');
  const { id = '' } = useParams();
  return (
    <UserArea section="user/cars" title={t('title')}>
      <Mandate key={id} id={id} />
    </UserArea>
  );
}

function Mandate({ id }: { id: string }) {
  const language = languageOf(useLocale());
  const query = useQueryOf(MySaleMandateDocument, { id, language });
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-96" />} />;
  const mandate = query.data.mySaleMandate;
  if (!mandate) return <Absence kind="notFound" />;
  return (
    <div className="flex max-w-3xl flex-col gap-6" data-mandate={mandate.state}>
      <Read mandate={mandate} />
      <Fee mandate={mandate} />
      {mandate.state === 'PROPOSED' && (
        <Answer {...mandate} latest={async () => (await query.refetch()).data?.mySaleMandate?.version} />
      )}
    </div>
  );
}

function Read({ mandate }: { mandate: Mandate }) {
  const t = useTranslations('saleMandate');
  const { car, number, state, terms, document, reason, reasonLanguage, signedAt, sha256, stamp } = mandate;
  return (
    <Panel title={car} text={t('number', { number })}>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={state === 'IN_FORCE' ? 'good' : 'plain'}>{t(`states.${state}`)}</Badge>
        {reason && (
          <span lang={reasonLanguage ?? undefined} className="wrap-anywhere text-14 text-ink-soft">
            {reason}
          </span>
        )}
      </p>
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] sm:gap-y-2">
        {terms.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-14 text-ink-soft">{label}</dt>
            <dd className="tabular mb-2 sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      {(state === 'PROPOSED' || state === 'IN_FORCE') && (
        <p className="max-w-prose text-14 text-ink-soft">{t('text')}</p>
      )}
      {signedAt && (
        <p className="tabular text-12 break-all text-ink-soft">
          {t('signed', { date: formatDateTime(signedAt) })} SHA-256 {sha256}
        </p>
      )}
      {stamp && <Stamped stamp={stamp} name={number} />}
      <div className="self-start">
        <OpenPaper id={document} name={`${t('title')} ${number}`} text={t('open')} />
      </div>
    </Panel>
  );
}

/** The fee for withdrawing the car: the transfer's details, then the invoice. */
function Fee({ mandate: { feeTransfer, feeInvoice } }: { mandate: Mandate }) {
  const t = useTranslations('saleMandate.fee');
  if (!feeTransfer && !feeInvoice) return null;
  return (
    <Panel title={t('title')} text={t(feeTransfer ? 'due' : 'paid')}>
      {feeTransfer && <TransferLines transfer={feeTransfer} />}
      {feeInvoice && (
        <div className="self-start">
          <OpenPaper id={feeInvoice} name={t('title')} text={t('invoice')} />
        </div>
      )}
    </Panel>
  );
}

type AnswerProps = Pick<Mandate, 'id' | 'missing' | 'version'> & {
  /** Loads the current version of the mandate. */
  latest: () => Promise<string | null | undefined>;
};

function Answer({ id, missing, version, latest }: AnswerProps) {
  const t = useTranslations('saleMandate');
  const send = useSend();
  // The version that was opened is the one that was read, even if the page has refetched since.
  const [read, setRead] = useState(version);
  const form = useForm({ reason: '' }, ({ reason }) => send(RefuseSaleMandateDocument, { id, reason }));
  return (
    <>
      {missing.length > 0 ? (
        <Missing missing={missing} />
      ) : (
        <SignForm
          ask={async language =>
            (await request(SendSaleMandateCodeDocument, { id, language, read })).sendSaleMandateCode
          }
          sign={proof => send(SignSaleMandateDocument, { id, ...proof })}
          onStale={async () => setRead((await latest()) ?? null)}
        />
      )}
      <Disclosure title={t('refuse')}>
        <Form onSend={form.send} className="flex flex-col items-start gap-4 pt-3">
          <TextArea label={t('reason')} isRequired rows={3} {...form.field('reason')} />
          <FormEnd look="quiet" alert={form.alert} send={t('refuse')} />
        </Form>
      </Disclosure>
    </>
  );
}
