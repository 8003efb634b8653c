import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LEAD_TAKEN_BY, type WrittenWish } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { type FormOf, useForm } from '#web/features/form/index.ts';
import { useInquiryWords } from '#web/features/inquiries/index.ts';
import {
  EraseLeadDocument,
  type LeadRowFragment,
  type LeadState,
  UpdateLeadDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { DateTimeField, StaffDialog, toParisTime, typedMoment, WishDialog } from '#web/staff/forms/index.ts';
import { Fact, HistoryLog, OpenConsignment, Reach, useCan } from '#web/staff/frame/index.ts';
import { Button, optionsOf, SelectField, TextArea } from '#web/ui/index.ts';

export const STATES: readonly LeadState[] = ['NEW', 'IN_PROGRESS', 'DONE', 'DROPPED'];

const FORMS = [
  'contact',
  'interest',
  'buyPrecise',
  'buyBudget',
  'buyMultiple',
  'carHunter',
  'carHunterLead',
  'sellAd',
  'sellAuction',
  'managedSale',
  'concierge',
  'expertise',
  'delivery',
  'funding',
  'warranty',
  'tradeIn',
  'photoShoot',
  'registration',
  'specialist',
  'withdrawal',
] as const;
const SOURCES = ['website', ...LEAD_TAKEN_BY] as const;

/** Returns the word of a form; "other" for an unknown one. */
export const formWord = (form: string) => FORMS.find(each => each === form) ?? 'other';
export const sourceWord = (source: string) => SOURCES.find(each => each === source) ?? 'other';

type Owners = readonly { readonly id: string; readonly name: string }[];

function decisionOf(lead: LeadRowFragment) {
  const { state, ownerId, dueAt, note } = lead;
  return { state, ownerId: ownerId ?? '', dueAt: toParisTime(dueAt), note };
}

type Decision = ReturnType<typeof decisionOf>;

type Props = { lead: LeadRowFragment; owners: Owners; onClose: () => void };

/** One lead: its content, and its handling. */
export function LeadDialog({ lead, owners, onClose }: Props) {
  const t = useTranslations('admin');
  const [before] = useState(() => decisionOf(lead));
  // Only changed fields are sent, so as not to overwrite a colleague's changes.
  const send = async ({ state, note, ownerId, dueAt }: Decision) =>
    request(UpdateLeadDocument, {
      id: lead.id,
      ...(state !== before.state && { state }),
      ...(ownerId !== before.ownerId && { ownerId: ownerId || null }),
      ...(dueAt !== before.dueAt && { dueAt: typedMoment('dueAt', dueAt) }),
      ...(note !== before.note && { note, noteWas: before.note }),
    });
  const form = useForm(before, send, onClose);
  const [isErasing, setErasing] = useState(false);
  const mayErase = useCan('Users:update');
  if (isErasing) return <EraseDialog lead={lead} onDone={onClose} onClose={() => setErasing(false)} />;
  const title = `${lead.name}, ${t(`leads.forms.${formWord(lead.form)}`)}`;
  return (
    <StaffDialog {...{ name: 'lead', title, sendLabel: t('form.save'), form, onClose, width: 'wide' }}>
      <Said lead={lead} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {lead.sellsCar && <OpenConsignment leadId={lead.id} />}
        {mayErase && (
          <Button look="danger" onClick={() => setErasing(true)}>
            {t('leads.erase.open')}
          </Button>
        )}
      </div>
      <Fields form={form} owners={owners} />
      <HistoryLog kind="LEAD" id={lead.id} />
    </StaffDialog>
  );
}

type EraseProps = { lead: LeadRowFragment; onDone: () => void; onClose: () => void };

/** Erases a lead sent without an account, which its sender cannot do. */
function EraseDialog({ lead: { id, name }, ...ways }: EraseProps) {
  const t = useTranslations('admin.leads.erase');
  const words = { title: t('open'), text: t('text', { name }), sendLabel: t('send') };
  const wordsOf = (code: string) => (code === 'BadInput' ? t('bound') : null);
  const act = (wish: WrittenWish) => request(EraseLeadDocument, { id, wish });
  return <WishDialog name="erase-lead" look="danger" {...{ ...words, ...ways, wordsOf, act }} />;
}

function Fields({ form: { field }, owners }: { form: FormOf<Decision>; owners: Owners }) {
  const t = useTranslations('admin.leads');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('detail.state')}
          isRequired
          {...field('state')}
          options={optionsOf(STATES, each => t(`states.${each}`))}
        />
        <SelectField
          label={t('detail.owner')}
          {...field('ownerId')}
          none={t('nobody')}
          options={owners.map(({ id, name }) => [id, name])}
        />
      </div>
      <DateTimeField label={t('detail.due')} {...field('dueAt')} />
      <TextArea label={t('detail.note')} {...field('note')} />
    </>
  );
}

const LINK = 'text-link underline underline-offset-4';

/** Already shown above, as the lead's contact. */
const SHOWN_ABOVE = ['firstName', 'lastName', 'email', 'phone'];

function Said({ lead }: { lead: LeadRowFragment }) {
  const { labelOf, optionOf } = useInquiryWords();
  const t = useTranslations('admin.leads');
  const seesPeople = useCan('Users:update');
  const seesOrders = useCan('Orders:update');
  const { email, phone, personId, carUuid, carTitle, answers, leadSource, proof, orderId } = lead;
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-box bg-wash p-4 text-14 sm:grid-cols-[auto_minmax(0,1fr)]">
      {email && (
        <Fact label={t('addForm.email')}>
          <Reach email={email} />
        </Fact>
      )}
      {phone && (
        <Fact label={t('addForm.phone')}>
          <Reach phone={phone} />
        </Fact>
      )}
      <Fact label={t('detail.source')}>{t(`sources.${sourceWord(leadSource)}`)}</Fact>
      {proof && <Fact label={t('detail.proof')}>{t(`proofs.${proof}`)}</Fact>}
      {carUuid && (
        <Fact label={t('detail.car')}>
          <Link to={linkTo('admin/ads/edit', 'fr', { uuid: carUuid })} className={LINK}>
            {carTitle}
          </Link>
        </Fact>
      )}
      {personId && seesPeople && (
        <Fact label={t('detail.person')}>
          <Link to={linkTo('admin/people/person', 'fr', { id: personId })} className={LINK}>
            {t('detail.toPerson')}
          </Link>
        </Fact>
      )}
      {answers
        .filter(({ name, values }) => values.length > 0 && !SHOWN_ABOVE.includes(name))
        .map(({ name, values }) => (
          <Fact key={name} label={labelOf(name)}>
            {name === 'photos' ? (
              <Photos ids={values} />
            ) : name === 'order' && orderId && seesOrders ? (
              <Link to={linkTo('admin/orders/order', 'fr', { id: orderId })} className={LINK}>
                {values.join(', ')}
              </Link>
            ) : (
              values.map(value => optionOf(name, value)).join(', ')
            )}
          </Fact>
        ))}
    </dl>
  );
}

function Photos({ ids }: { ids: readonly string[] }) {
  return (
    <span className="grid grid-cols-3 gap-2">
      {ids.map(id => (
        <img
          key={id}
          src={`/photos/${id}/320.webp`}
          alt=""
          className="aspect-[3/2] rounded-box object-cover"
        />
      ))}
    </span>
  );
}
