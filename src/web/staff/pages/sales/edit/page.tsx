import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { STAGGERS } from '#shared/sale/index.ts';
import { textIn } from '#shared/words/locale.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { type FormOf, useForm } from '#web/features/form/index.ts';
import { useLeaveGuard } from '#web/features/leaving/index.ts';
import { useAct } from '#web/features/toasts/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  AnnounceSaleDocument,
  type LotFaultFragment,
  RemoveSaleDocument,
  type SaleSheetFragment,
  SaveSaleDocument,
  ScheduleSaleDocument,
  StaffSaleDocument,
  UsualAuctionDocument,
} from '#web/graphql/documents.gen.ts';
import { type RequestError, request } from '#web/graphql/index.ts';
import { AmountField, ConfirmButton, DateTimeField, LanguageFields } from '#web/staff/forms/index.ts';
import { ActsBar, AdminArea, OpenSteps, staffMeta } from '#web/staff/frame/index.ts';
import {
  Badge,
  Button,
  buttonClasses,
  Card,
  Checkbox,
  Form,
  FormAlert,
  LinkButton,
  optionsOf,
  SelectField,
  Skeleton,
  TextField,
} from '#web/ui/index.ts';
import { NEW_SALE, STATE_TONES } from '../sale-words.ts';
import { LotList } from './LotList.tsx';
import { newSale, saleInput, type TypedSale, typedSale } from './sale-values.ts';

export const meta = staffMeta(t => t('admin.sales.title'));

/** The editor of a sale: words, timetable and lots; then all of it is scheduled in one step. */
export default function SaleEditPage() {
  const t = useTranslations('admin.sales');
  const locale = useLocale();
  const go = useNavigate();
  const { id = '' } = useParams();
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const isNew = id === NEW_SALE;
  // A new sale keeps its typed values when it gets its URL.
  const isAdded = id === added;
  const query = useQueryOf(StaffSaleDocument, { id }, { enabled: !isNew });
  const usual = useQueryOf(UsualAuctionDocument, {}, { enabled: isNew });
  const usualSeconds = usual.data?.usualAuction.windowSeconds;
  const read = query.data?.staffSale ?? null;
  const last = useRef<SaleSheetFragment | null>(null);
  if (read) last.current = read;
  // Typed values survive when a colleague deletes the sale.
  const isGone = query.data?.staffSale === null && last.current?.id === id;
  const sale = isGone ? last.current : read;
  const title = sale && textIn(sale.title, locale);
  return (
    <AdminArea
      section="admin/sales"
      title={title ?? t(isNew ? 'add' : 'title')}
      state={sale && <Badge tone={STATE_TONES[sale.state]}>{t(`states.${sale.state}`)}</Badge>}
      text={!sale && t('edit.text')}
      back={[linkTo('admin/sales', 'fr')]}
      actions={
        sale &&
        !isGone && (
          <>
            <LinkButton look="secondary" to={linkTo('admin/sales/desk', 'fr', { id })}>
              {t('toDesk')}
            </LinkButton>
            {sale.isAnnounced && (
              <a
                href={linkTo('sale', 'fr', { slug: sale.slug })}
                target="_blank"
                rel="noopener"
                className={buttonClasses('secondary', 'medium')}
              >
                {t('toPage')}
              </a>
            )}
          </>
        )
      }
    >
      <p role="status" className="live-line mb-4 rounded-box bg-good-wash px-4 py-3 text-14 text-good">
        {said}
      </p>
      {!isNew && !(isAdded && !query.isError) && !query.data && (
        <NotYet query={query} waiting={<Skeleton className="h-96" />} />
      )}
      {isNew && usualSeconds === undefined && (
        <NotYet query={usual} waiting={<Skeleton className="h-96" />} />
      )}
      {query.data && !sale && <Card className="p-8 text-ink-soft">{t('none')}</Card>}
      {(sale || (isNew ? usualSeconds !== undefined : isAdded && query.data === undefined)) && (
        <Editor
          key={isAdded ? NEW_SALE : id}
          id={isNew ? null : id}
          {...{ sale, isGone, usualSeconds: usualSeconds ?? 0 }}
          onSaved={saved => {
            setSaid('');
            if (!isNew) return;
            setAdded(saved);
            void go(linkTo('admin/sales/edit', 'fr', { id: saved }), { replace: true });
          }}
          actions={(isChanged, onFaults) =>
            sale && <SaleActions {...{ sale, isChanged, onFaults }} onDone={setSaid} />
          }
        />
      )}
    </AdminArea>
  );
}

type Props = {
  sale: SaleSheetFragment;
  /** Whether something is unsaved: the actions use the saved version. */
  isChanged: boolean;
  onFaults: (faults: readonly LotFaultFragment[]) => void;
  /** Reports what was done, in words. */
  onDone: (words: string) => void;
};

/** Schedules all lots in one step, announces the sale, or deletes a draft. */
function SaleActions({ sale, isChanged, onFaults, onDone }: Props) {
  const t = useTranslations('admin.sales.edit');
  const send = useSend();
  const { isBusy, act } = useAct();
  const isScheduled = sale.lots.length > 0 && sale.lots.every(({ auction }) => auction !== null);
  const tell = (faults: readonly LotFaultFragment[], words: string) => {
    onFaults(faults);
    onDone(faults.length === 0 ? words : '');
  };
  const schedule = async () => {
    const done = await send(ScheduleSaleDocument, { id: sale.id, version: sale.version });
    if (done) tell(done.scheduleSale.faults, t('isScheduled'));
  };
  const announce = async () => {
    const isAnnounced = !sale.isAnnounced;
    const done = await send(AnnounceSaleDocument, { id: sale.id, isAnnounced });
    if (done) tell(done.announceSale.faults, t(isAnnounced ? 'isAnnounced' : 'isHidden'));
  };
  const isIdle = isChanged || isBusy;
  return (
    <>
      {!sale.hasBegun && (
        <Button
          look="secondary"
          isBusy={isBusy}
          disabled={isIdle || sale.lots.length === 0}
          onClick={() => void act(schedule)}
        >
          {t(isScheduled ? 'reschedule' : 'schedule')}
        </Button>
      )}
      {(!sale.isAnnounced || !sale.hasBegun) && (
        <Button
          look="secondary"
          disabled={isIdle || (!sale.isAnnounced && !isScheduled)}
          onClick={() => void act(announce)}
        >
          {t(sale.isAnnounced ? 'hide' : 'announce')}
        </Button>
      )}
      {!isIdle && <RemoveSale sale={sale} />}
    </>
  );
}

type Removable = Pick<SaleSheetFragment, 'id' | 'version' | 'isRemovable'>;

/** Deletes a draft that was never scheduled, or whose lots were all cancelled. */
function RemoveSale({ sale: { id, version, isRemovable } }: { sale: Removable }) {
  const t = useTranslations('admin.sales.edit.removal');
  const go = useNavigate();
  if (!isRemovable) return null;
  return (
    <ConfirmButton
      {...{ look: 'danger', name: 'remove-sale', label: t('label'), title: t('title'), text: t('text') }}
      sendLabel={t('send')}
      act={() => request(RemoveSaleDocument, { id, version })}
      onDone={() => go(linkTo('admin/sales', 'fr'))}
    />
  );
}

type EditorProps = {
  /** null for a new one. */
  id: string | null;
  /** null for a new one, or while a new one is loading. */
  sale: SaleSheetFragment | null;
  /** Whether a colleague has deleted it: the last version is shown. */
  isGone: boolean;
  /** The default extension after a late bid, in seconds. */
  usualSeconds: number;
  onSaved: (id: string) => void;
  /** Renders the actions on the whole sale; they require that nothing is unsaved. */
  actions: (isChanged: boolean, onFaults: (faults: readonly LotFaultFragment[]) => void) => ReactNode;
};

type Saved = { readonly typed: TypedSale; readonly id: string; readonly version: number };

/** The whole sale on one page; saved as a whole, then scheduled. */
function Editor({ id, sale, isGone, usualSeconds, onSaved, actions }: EditorProps) {
  const t = useTranslations('admin.sales.edit');
  const newest = () => (sale ? typedSale(sale) : newSale(Date.now(), usualSeconds));
  const [faults, setFaults] = useState<readonly LotFaultFragment[]>([]);
  const form = useForm<TypedSale, Saved>(
    newest,
    async (typed): Promise<Saved> => {
      const { version } = guard;
      const data = saleInput(typed);
      return { typed, ...(await request(SaveSaleDocument, { id, version, data })).saveSale };
    },
    saved => {
      setFaults([]);
      guard.saved(saved.typed, saved.version, () => onSaved(saved.id));
    },
    {
      wrongs: { firstEnd: 'admin.sales.edit.faults.past' },
      wordsOf: refusal => {
        const fault = faultOf(refusal, form.values);
        setFaults(fault ? [fault] : []);
        if (fault) return {};
        const { code, field } = refusal;
        return code === 'CarUnderHammer'
          ? { [field ?? 'lots']: `admin.sales.edit.${field === 'lots' ? 'planned' : 'begun'}` }
          : null;
      },
    },
  );
  const shown = sale?.version ?? null;
  const guard = useLeaveGuard(form, newest, shown);
  // Until the saved version is loaded, the actions would use the previous one.
  const isChanged = id === null || guard.isChanged || guard.version !== shown;
  return (
    <>
      {guard.question}
      <Form onSend={form.send} className="flex flex-col gap-6">
        <Words form={form} />
        <Timetable form={form} hasBegun={sale?.hasBegun ?? false} />
        <LotList form={form} newest={sale} faults={faults} />
        {sale && !sale.hasBegun && <OpenSteps uuids={sale.lots.map(({ adUuid }) => adUuid)} />}
        <FormAlert>{isGone ? null : form.alert}</FormAlert>
        <ActsBar>
          <FormAlert>{isGone && t('gone')}</FormAlert>
          <Button type="submit" disabled={!isChanged || isGone}>
            {t('save')}
          </Button>
          {!isGone && actions(isChanged, setFaults)}
          {isChanged && sale && !isGone && <p className="text-14 text-ink-soft">{t('unsaved')}</p>}
        </ActsBar>
      </Form>
    </>
  );
}

/** Returns the lot's error in a refusal whose field is `lots.`, the lot's index and its field. */
function faultOf({ code, field }: RequestError, { lots }: TypedSale): LotFaultFragment | null {
  const [, place, of = null] = /^lots\.(\d+)(?:\.(\w+))?$/.exec(field ?? '') ?? [];
  const lot = place === undefined ? undefined : lots[Number(place)];
  return lot && code ? { adUuid: lot.uuid, number: Number(place) + 1, code, field: of } : null;
}

type Part = { form: FormOf<TypedSale> };

function Words({ form: { field } }: Part) {
  const t = useTranslations('admin.sales.edit');
  return (
    <Panel title={t('words')}>
      <LanguageFields label={t('title')} isRequired {...field('title')} />
      <LanguageFields label={t('story')} hint={t('storyHint')} lines={6} {...field('story')} />
      <LanguageFields label={t('terms')} hint={t('termsHint')} lines={4} {...field('terms')} />
      <TextField label={t('place')} {...field('place')} />
    </Panel>
  );
}

/** The opening of bidding, and the intervals between the lots' ends. */
function Timetable({ form: { values, field, ticks }, hasBegun }: Part & { hasBegun: boolean }) {
  const t = useTranslations('admin.sales.edit');
  const isByValue = values.stagger === 'VALUE';
  return (
    <Panel title={t('timetable')}>
      {hasBegun && <p className="text-14 text-ink-soft">{t('begun')}</p>}
      <fieldset disabled={hasBegun} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        <DateTimeField label={t('start')} {...field('start')} />
        <DateTimeField label={t('firstEnd')} {...field('firstEnd')} />
        <AmountField label={t('interval')} isRequired {...field('intervalMinutes')} />
        <SelectField
          label={t('stagger')}
          isRequired
          {...field('stagger')}
          options={optionsOf(STAGGERS, each => t(`staggers.${each}`))}
        />
        {isByValue && (
          <>
            <AmountField label={t('hotFrom')} hint={t('hotFromHint')} isRequired {...field('hotFrom')} />
            <AmountField label={t('hotGap')} isRequired {...field('hotGapMinutes')} />
          </>
        )}
        <AmountField
          label={t('window')}
          hint={t('windowHint')}
          isRequired
          {...field('extensionWindowSeconds')}
        />
        <Checkbox label={t('card')} {...ticks('askForCardDetails')} />
      </fieldset>
    </Panel>
  );
}
