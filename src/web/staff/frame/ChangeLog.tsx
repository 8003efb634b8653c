import { useTranslations } from 'use-intl';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import {
  type AuditLineFragment,
  type HistoryKind,
  StaffHistoryDocument,
} from '#web/graphql/documents.gen.ts';
import { formatInstant } from '#web/i18n/index.ts';
import { Dialog, Skeleton } from '#web/ui/index.ts';
import { DialogButton } from './DialogButton.tsx';
import { useFieldWords } from './use-field-words.ts';
import { useLogWords } from './use-log-words.ts';

/** The audit log of a thing, newest first. */
export function ChangeLog({ entries }: { entries: readonly AuditLineFragment[] }) {
  const t = useTranslations('admin.audit');
  return (
    <ol className="divide-y divide-line">
      {entries.map(entry => (
        <li key={entry.id} className="grid gap-x-6 gap-y-2 py-3 text-14 md:grid-cols-[14rem_minmax(0,1fr)]">
          <p>
            <span className="block font-[560]">
              <AuditAction action={entry.action} />
            </span>
            <span className="block text-ink-soft">{entry.actorName || t('house')}</span>
            <span className="tabular block text-12 text-ink-soft">{formatInstant(entry.recordedAt)}</span>
          </p>
          <div className="min-w-0">
            <ChangeList action={entry.action} changes={entry.changes} />
            <AuditReason entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The reason of a change, in its author's language; nothing without one. */
export function AuditReason({ entry }: { entry: Pick<AuditLineFragment, 'reason' | 'reasonLanguage'> }) {
  const t = useTranslations('admin.audit');
  const { reason, reasonLanguage } = entry;
  if (!reason) return null;
  return (
    <span className="block text-12 text-ink-soft">
      {t.rich('reason', { reason, said: words => <span lang={reasonLanguage ?? undefined}>{words}</span> })}
    </span>
  );
}

/** The action in words, or its code if it has none. */
export function AuditAction({ action }: { action: string }) {
  const t = useTranslations('admin.audit');
  const key = `actions.${action.replaceAll('.', '_')}` as 'actions.ad_created';
  return t.has(key) ? t(key) : action;
}

/** The changes of an audit entry, field by field: before, then after. */
export function ChangeList({ action, changes }: Pick<AuditLineFragment, 'action' | 'changes'>) {
  const t = useTranslations('admin.audit');
  const { wordsOf } = useLogWords();
  const wordOf = useFieldWords();
  return (
    <dl className="flex flex-col gap-2 text-12">
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt className="font-[560]">{wordOf(name)}</dt>
          <dd className="wrap-anywhere text-ink-soft">
            <span className="sr-only">{t('before')} </span>
            <del className={before === null ? 'no-underline' : 'decoration-line'}>
              {shortened(wordsOf(action, name, before))}
            </del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only">{t('after')} </span>
            <ins className="text-ink no-underline">{shortened(wordsOf(action, name, after))}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SHOWN_MAX = 240;
const shortened = (text: string) => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);

/** Opens the history of a row whose list has no detail page. */
export function HistoryButton({ kind, id, title }: { kind: HistoryKind; id: string; title: string }) {
  const t = useTranslations('admin.list');
  return (
    <DialogButton
      look="quiet"
      label={t('history')}
      of={title}
      dialog={close => (
        <Dialog name="history" title={title} isOpen onClose={close} width="wide">
          <div className="mt-3">
            <HistoryLog kind={kind} id={id} />
          </div>
        </Dialog>
      )}
    />
  );
}

/** The audit log of one row of a list. */
export function HistoryLog({ kind, id }: { kind: HistoryKind; id: string }) {
  const t = useTranslations('admin.list');
  const query = useQueryOf(StaffHistoryDocument, { kind, id });
  return (
    <section data-history="">
      <h3 className="font-[560] text-16">{t('history')}</h3>
      <Loaded query={query} waiting={<Skeleton className="mt-2 h-16" />}>
        {({ staffHistory: entries }) =>
          entries.length > 0 ? (
            <ChangeLog entries={entries} />
          ) : (
            <p className="mt-2 text-14 text-ink-soft">{t('noHistory')}</p>
          )
        }
      </Loaded>
    </section>
  );
}
