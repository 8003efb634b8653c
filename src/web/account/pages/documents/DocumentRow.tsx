import { useTranslations } from 'use-intl';
import { Written } from '#web/features/user-area/index.ts';
import type { DocumentLineFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, LocaleLink } from '#web/i18n/index.ts';
import { Badge, type BadgeTone } from '#web/ui/index.ts';

const TONES: Readonly<Record<DocumentLineFragment['state'], BadgeTone>> = {
  RECEIVED: 'plain',
  ACCEPTED: 'good',
  REFUSED: 'red',
  EXPIRED: 'red',
};

export function DocumentState({ state }: Pick<DocumentLineFragment, 'state'>) {
  const t = useTranslations('orders.documents.state');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

/** A document: kind and state; its name links to it. */
export function DocumentRow({ document }: { document: DocumentLineFragment }) {
  const t = useTranslations('orders.documents');
  const { id, kind, name, state, createdAt, reason, reasonLanguage } = document;
  return (
    <div className="flex flex-col gap-1 py-3" data-document={state}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-[560]">{t(`kinds.${kind}`)}</span>
        <DocumentState state={state} />
        <LocaleLink to="user/documents/document" params={{ id }} className="link-line ml-auto text-14">
          {t('see')}
          <span className="sr-only">{`, ${name}`}</span>
        </LocaleLink>
      </div>
      <p className="tabular text-14 text-ink-soft">
        {name} · {t('receivedOn', { date: formatDate(createdAt) })}
      </p>
      <Written text={reason} language={reasonLanguage} className="text-14 text-red" />
    </div>
  );
}
