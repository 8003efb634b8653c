import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf, useRefresh, useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  ListActDocument,
  type ListActStateFragment,
  RunListActDocument,
  StopListActDocument,
  TryListActDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { Button, classes, Dialog, Form, FormEnd, SelectField, TextArea } from '#web/ui/index.ts';
import { ActsBar } from './ActsBar.tsx';
import { usePermissions } from './sections.ts';
import { useFieldWords } from './use-field-words.ts';

/** An action on the selected rows. */
export type RowAct = {
  /** Its name on the server. */
  readonly act: string;
  readonly label: string;
  /** Returns a warning about the selected rows, shown before the action. */
  readonly warning?: ((ids: readonly string[]) => ReactNode) | undefined;
  /** The permission required; without it the action is not offered. */
  readonly permission: string;
  /** The parameter of the action: one of the options, or a text if there are none. */
  readonly choice?: {
    readonly label: string;
    readonly options?: readonly (readonly [value: string, word: string])[];
    /** The label of the empty option. */
    readonly none?: string;
  };
};

export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** Whether all results of the list are selected, on every page. */
  readonly isAll: boolean;
  toggle(id: string): void;
  /** Selects these rows, or deselects them if all of them are selected. */
  togglePage(ids: readonly string[]): void;
  takeAll(): void;
  clear(): void;
};

type Ticked = { readonly of: string; readonly ids: ReadonlySet<string>; readonly isAll: boolean };

/** Keeps the selection; another query or page clears it. */
export function useSelection(asked: unknown): Selection {
  const of = JSON.stringify(asked);
  const none: Ticked = { of, ids: new Set(), isAll: false };
  const [kept, setKept] = useState(none);
  const ticked = kept.of === of ? kept : none;
  const put = (ids: Iterable<string>, isAll = false) => setKept({ of, ids: new Set(ids), isAll });
  return {
    ...ticked,
    toggle(id) {
      const without = [...ticked.ids].filter(each => each !== id);
      put(ticked.ids.has(id) ? without : [...ticked.ids, id]);
    },
    togglePage: ids => put(ids.every(id => ticked.ids.has(id)) ? [] : ids),
    takeAll: () => put(ticked.ids, true),
    clear: () => put([]),
  };
}

type Props = {
  /** The list, by the name of its export. */
  list: string;
  /** The query of the list. */
  asked: object;
  acts: readonly RowAct[];
  selection: Selection;
  total: number;
};

/** The number of selected rows, a button to select all results, and the actions. */
export function BulkBar({ list, asked, acts, selection, total }: Props) {
  const t = useTranslations('admin.list.acts');
  const permissions = usePermissions();
  const [open, setOpen] = useState<RowAct | null>(null);
  const { ids, isAll, takeAll, clear } = selection;
  const count = isAll ? total : ids.size;
  if (count === 0) return null;
  const rows = isAll ? { asked: JSON.stringify({ ...asked, page: null }) } : { ids: [...ids] };
  return (
    <ActsBar role="toolbar" aria-label={t('bar')}>
      <p aria-live="polite" className="tabular text-14">
        {t('ticked', { count })}
      </p>
      {!isAll && total > ids.size && (
        <Button look="quiet" onClick={takeAll}>
          {t('takeAll', { count: formatNumber(total) })}
        </Button>
      )}
      <Button look="quiet" onClick={clear}>
        {t('clear')}
      </Button>
      <span className="flex flex-wrap gap-2 sm:ml-auto">
        {acts
          .filter(({ permission }) => permissions.includes(permission))
          .map(act => (
            <Button key={act.act} look="secondary" onClick={() => setOpen(act)}>
              {act.label}
            </Button>
          ))}
      </span>
      {open && (
        <BulkDialog
          {...{ list, act: open, rows, count }}
          onClose={isDone => {
            setOpen(null);
            if (isDone) clear();
          }}
        />
      )}
    </ActsBar>
  );
}

const ASK_EVERY_MS = 700;

type Rows = { readonly ids: string[] } | { readonly asked: string };
type DialogProps = {
  list: string;
  act: RowAct;
  rows: Rows;
  count: number;
  onClose: (isDone: boolean) => void;
};

/** One action on many rows: its parameter, the outcome for each row, and the progress. */
function BulkDialog({ list, act, rows, count, onClose }: DialogProps) {
  const [id, setId] = useState('');
  const refresh = useRefresh();
  const tried = useQueryOf(
    ListActDocument,
    { id },
    {
      enabled: id !== '',
      refetchInterval: ({ state }) => (isUnderWay(state.data?.listAct) ? ASK_EVERY_MS : false),
    },
  ).data?.listAct;
  const isDone = tried?.state === 'DONE' || tried?.state === 'STOPPED';
  // Refetches the list behind the dialog.
  useEffect(() => {
    if (isDone) void refresh();
  }, [isDone, refresh]);
  const close = () => onClose(isDone);
  return (
    <Dialog name="list-act" title={act.label} isOpen onClose={close} width="wide">
      {tried ? (
        <Under act={tried} warning={act.warning} onClose={close} />
      ) : (
        <Choice {...{ list, act, rows, count, onTried: setId }} onClose={close} />
      )}
    </Dialog>
  );
}

const isUnderWay = (act: ListActStateFragment | null | undefined) =>
  act?.state === 'TRYING' || act?.state === 'RUNNING';

function Choice({
  list,
  act: { act, choice },
  rows,
  count,
  onTried,
  onClose,
}: Omit<DialogProps, 'onClose'> & { onTried: (id: string) => void; onClose: () => void }) {
  const t = useTranslations('admin');
  const form = useForm(
    { value: '' },
    ({ value }) => request(TryListActDocument, { list, act, value: value || null, ...rows }),
    ({ tryListAct }) => onTried(tryListAct.id),
  );
  return (
    <Form onSend={form.send} className="mt-2 flex flex-col gap-5">
      <p className="max-w-prose text-14 text-ink-soft">{t('list.acts.first', { count })}</p>
      {choice?.options && (
        <SelectField
          label={choice.label}
          isRequired={choice.none === undefined}
          {...form.field('value')}
          none={choice.none ?? t('list.acts.choose')}
          options={choice.options}
        />
      )}
      {choice && !choice.options && <TextArea label={choice.label} isRequired {...form.field('value')} />}
      <FormEnd alert={form.alert} send={t('list.acts.try')} back={t('form.cancel')} onBack={onClose} />
    </Form>
  );
}

/** What the action would do, its confirmation, and its progress. */
function Under({
  act,
  warning,
  onClose,
}: Pick<RowAct, 'warning'> & { act: ListActStateFragment; onClose: () => void }) {
  const t = useTranslations('admin.list.acts');
  const form = useTranslations('admin.form');
  const send = useSend();
  return (
    <div data-list-act={act.state} className="mt-2 flex flex-col gap-5">
      {isUnderWay(act) ? <Progress act={act} /> : <Counts act={act} />}
      {!isUnderWay(act) && <BulkLines act={act} />}
      {act.state === 'TRIED' && act.would > 0 && warning?.(wouldBe(act))}
      <div className="flex flex-wrap gap-3">
        {act.state === 'TRIED' && act.would > 0 && (
          <Action look="primary" onAct={() => send(RunListActDocument, { id: act.id })}>
            {t('run', { count: act.would })}
          </Action>
        )}
        {act.state === 'RUNNING' && (
          <Action onAct={() => send(StopListActDocument, { id: act.id })}>{t('stop')}</Action>
        )}
        <Button look="quiet" onClick={onClose}>
          {act.state === 'TRIED' ? form('cancel') : t('close')}
        </Button>
      </div>
    </div>
  );
}

const wouldBe = ({ lines }: ListActStateFragment) =>
  lines.flatMap(({ id, outcome }) => (outcome === 'WOULD' ? [id] : []));

function Progress({ act: { total, waiting, state } }: { act: ListActStateFragment }) {
  const t = useTranslations('admin.list.acts');
  const counts = { done: formatNumber(total - waiting), count: formatNumber(total) };
  const label = t(state === 'TRYING' ? 'trying' : 'running', counts);
  return (
    <div role="status" className="flex max-w-prose flex-col gap-1.5 text-14">
      {label}
      <progress
        value={total === 0 ? 0 : (total - waiting) / total}
        aria-label={label}
        className="h-2 w-full accent-green"
      />
    </div>
  );
}

function Counts({ act }: { act: ListActStateFragment }) {
  const t = useTranslations('admin.list.acts');
  const counts = (['would', 'done', 'unchanged', 'refused', 'waiting'] as const).filter(
    name => act[name] > 0,
  );
  return (
    <div role="status" className="text-14">
      <ul className="flex flex-col gap-1">
        {counts.map(name => (
          <li key={name} className={name === 'refused' ? 'text-red' : undefined}>
            {t(`counts.${name}`, { count: act[name] })}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Line = ListActStateFragment['lines'][number];

/** The outcome for each row, refused ones first with the reason. */
function BulkLines({ act: { lines, total } }: { act: ListActStateFragment }) {
  const t = useTranslations('admin.list.acts');
  const whyOf = useWhy();
  return (
    <>
      <section
        aria-label={t('lines')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-box border border-line"
      >
        <ul className="divide-y divide-line text-14">
          {lines.map(line => (
            <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
              <span className="wrap-anywhere">{line.name ?? t('gone')}</span>
              <span className={classes('text-ink-soft', line.outcome === 'REFUSED' && 'text-red')}>
                {line.outcome === 'REFUSED' ? whyOf(line) : t(`outcomes.${line.outcome ?? 'WAITING'}`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {total > lines.length && (
        <p className="text-12 text-ink-soft">{t('more', { count: total - lines.length })}</p>
      )}
    </>
  );
}

/** Returns why a row is refused, in words for a single row. */
function useWhy(): (line: Line) => string {
  const t = useTranslations('admin.list.acts');
  const errors = useTranslations('errors');
  const wordOf = useFieldWords();
  return ({ code, field }) => {
    if (code === 'ReasonNeeded') return t('underHammer');
    if (code === 'BadInput' && field === 'status') return t('wrongState');
    if (code === 'BadInput' && field === 'auctionId') return t('hasAuction');
    if (code === 'BadInput' && field) return t('lacks', { field: field.split(' ').map(wordOf).join(', ') });
    const key = (code ?? 'Unknown') as 'Unknown';
    return errors(errors.has(key) ? key : 'Unknown');
  };
}
