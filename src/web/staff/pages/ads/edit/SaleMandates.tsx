import { useTranslations } from 'use-intl';
import { SALE_MANDATE_FIELDS } from '#shared/fields/index.ts';
import { languageOf } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { checkedFields } from '#web/features/form/index.ts';
import { OpenPaper, Stamped } from '#web/features/orders/index.ts';
import { Written } from '#web/features/user-area/index.ts';
import {
  EndSaleMandateDocument,
  ProposeSaleMandateDocument,
  type SaleMandateEnding,
  SaleMandatesDocument,
  type SaleMandatesQuery,
  UndoWithdrawalFeeDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, useLocale } from '#web/i18n/index.ts';
import {
  AmountField,
  CentsField,
  FormButton,
  ReasonButton,
  typedAmount,
  typedCents,
} from '#web/staff/forms/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { Badge, FactRow, Skeleton, TextField } from '#web/ui/index.ts';

type Mandate = SaleMandatesQuery['saleMandates'][number];
type Usual = SaleMandatesQuery['usualSaleMandate'];
const DAY_MS = 86_400_000;

/** The sale mandates proposed to the car's owner, by version, and the form to propose the next. */
export function SaleMandates({ uuid }: { uuid: string }) {
  const t = useTranslations('admin.editor.mandates');
  const query = useQueryOf(SaleMandatesDocument, { uuid, language: languageOf(useLocale()) });
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-24" />} />;
  const { saleMandates, usualSaleMandate } = query.data;
  return (
    <>
      <p className="mb-3 max-w-prose text-14 text-ink-soft">{t('text')}</p>
      <ul className="mb-4 divide-y divide-line empty:hidden">
        {saleMandates.map(mandate => (
          <li key={mandate.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <Version mandate={mandate} />
            <Ways mandate={mandate} />
          </li>
        ))}
      </ul>
      <Propose {...{ uuid, usual: usualSaleMandate, before: saleMandates[0] }} />
    </>
  );
}

function Version({
  mandate: { number, state, terms, proposedAt, reason, reasonLanguage, stamp },
}: {
  mandate: Mandate;
}) {
  const t = useTranslations('admin.editor.mandates');
  return (
    <div className="flex min-w-0 flex-col gap-1" data-mandate={state}>
      <h3 className="flex flex-wrap items-center gap-3 font-[560]">
        {number}
        <Badge tone={state === 'IN_FORCE' ? 'good' : 'plain'}>{t(`states.${state}`)}</Badge>
      </h3>
      <FactRow
        facts={[
          ...terms.map(({ label, value }) => `${label} ${value}`),
          t('proposedOn', { date: formatDate(proposedAt) }),
        ]}
        className="text-14"
      />
      <Written text={reason} language={reasonLanguage} className="wrap-anywhere text-14 text-ink-soft" />
      {stamp && <Stamped stamp={stamp} name={number} />}
    </div>
  );
}

function Ways({ mandate: { id, number, state, document, feeInvoice } }: { mandate: Mandate }) {
  const t = useTranslations('admin.editor.mandates');
  const send = useSend();
  const mayBook = useCan('Orders:update');
  const ending: SaleMandateEnding | null =
    state === 'PROPOSED' ? 'TAKEN_BACK' : state === 'IN_FORCE' ? 'WITHDRAWN' : null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <OpenPaper id={document} name={number} />
      {feeInvoice && mayBook && (
        <>
          <OpenPaper id={feeInvoice} name={t('feeInvoice')} />
          <ReasonButton
            label={t('undoFee')}
            of={number}
            name="undo-fee"
            text={t('undoFeeText')}
            act={reason => send(UndoWithdrawalFeeDocument, { id, reason })}
          />
        </>
      )}
      {ending && (
        <ReasonButton
          look="danger"
          label={t(`endings.${ending}`)}
          of={number}
          name="end-mandate"
          text={t(`endingTexts.${ending}`)}
          act={reason => send(EndSaleMandateDocument, { id, ending, reason })}
        />
      )}
    </div>
  );
}

type ProposeProps = { uuid: string; usual: Usual; before: Mandate | undefined };

/** The next version starts with the last one's terms, and with the estimate agreed in the car's file, if any. */
function Propose({ uuid, usual, before }: ProposeProps) {
  const t = useTranslations('admin.editor.mandates');
  const { estimateLow, estimateHigh } = usual.estimateLow === null && before ? before : usual;
  const { commissionBp, commissionMinCents, withdrawalFeeCents } = before ?? usual;
  const decimal = (hundredths: number) => String(hundredths / 100).replace('.', ',');
  const amount = (euros: number | null | undefined) => String(euros ?? '');
  return (
    <FormButton
      {...{ look: 'secondary', name: 'mandate', label: t('propose') }}
      text={t('proposeText')}
      sendLabel={t('send')}
      first={() => ({
        reserve: amount(before?.reserve),
        ...{ estimateLow: amount(estimateLow), estimateHigh: amount(estimateHigh) },
        fromOn: parisDay(Date.now()),
        untilOn: parisDay(Date.now() + usual.mandateDays * DAY_MS),
        ...{ commissionBp: decimal(commissionBp), commissionMinCents: decimal(commissionMinCents) },
        withdrawalFeeCents: decimal(withdrawalFeeCents),
      })}
      act={typed => {
        const given = {
          reserve: typedAmount(typed.reserve),
          ...{ estimateLow: typedAmount(typed.estimateLow), estimateHigh: typedAmount(typed.estimateHigh) },
          ...{ fromOn: typed.fromOn, untilOn: typed.untilOn },
          commissionBp: typedCents(typed.commissionBp),
          commissionMinCents: typedCents(typed.commissionMinCents),
          withdrawalFeeCents: typedCents(typed.withdrawalFeeCents),
        };
        const data = checkedFields(SALE_MANDATE_FIELDS, given);
        return request(ProposeSaleMandateDocument, { uuid, data });
      }}
      wrongs={{ reserve: 'admin.editor.mandates.reserveWrong' }}
    >
      {({ field }) => (
        <>
          <AmountField label={t('reserve')} hint={t('reserveHint')} {...field('reserve')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <AmountField label={t('estimateLow')} {...field('estimateLow')} />
            <AmountField label={t('estimateHigh')} {...field('estimateHigh')} />
            <TextField type="date" label={t('fromOn')} isRequired {...field('fromOn')} />
            <TextField type="date" label={t('untilOn')} isRequired {...field('untilOn')} />
            <CentsField
              label={t('commission')}
              hint={t('commissionHint')}
              isRequired
              {...field('commissionBp')}
            />
            <CentsField label={t('commissionMin')} isRequired {...field('commissionMinCents')} />
          </div>
          <CentsField label={t('withdrawalFee')} isRequired {...field('withdrawalFeeCents')} />
        </>
      )}
    </FormButton>
  );
}
