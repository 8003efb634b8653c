import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import {
  DocumentLinkDocument,
  type OrderPaperLineFragment,
  type StampCardFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatDateTime, useLocale } from '#web/i18n/index.ts';
import { FactRow, Icon } from '#web/ui/index.ts';
import { Action } from '../user-area/index.ts';

/** Opens a document by a link created on click; the window opens first, as browsers allow it only on a click. */
export function OpenPaper({ id, name, text }: { id: string; name: string; text?: string }) {
  const t = useTranslations('orders.papers');
  const language = languageOf(useLocale());
  const open = async () => {
    const paper = window.open('', '_blank');
    try {
      const { documentLink } = await request(DocumentLinkDocument, { id, language });
      if (paper) paper.location.href = documentLink;
      else location.assign(documentLink);
    } catch (error) {
      paper?.close();
      throw error;
    }
  };
  return (
    <Action look="quiet" onAct={open}>
      {text ?? t('open')}
      <span className="sr-only">{`, ${name} ${t('newTab')}`}</span>
    </Action>
  );
}

/** The documents of orders, each with a link to its PDF. */
export function PaperList({ papers }: { papers: readonly OrderPaperLineFragment[] }) {
  const t = useTranslations('orders.papers');
  return (
    <ul className="flex flex-col">
      {papers.map(({ id, kind, item, reference, at }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 border-line py-1.5 not-last:border-b">
          <Icon name="document" className="size-5 text-ink-soft" />
          <div className="flex flex-1 flex-wrap items-baseline gap-x-3">
            <span>{t(kind)}</span>
            <FactRow facts={[item && t(`items.${item}`), reference, formatDate(at)]} className="text-14" />
          </div>
          <OpenPaper id={id} name={`${t(kind)} ${reference}`} />
        </li>
      ))}
    </ul>
  );
}

/** The time stamp of a signed document: its time, its authority and its file. */
export function Stamped({ stamp, name }: { stamp: StampCardFragment; name: string }) {
  const t = useTranslations('orders.sign');
  const { id, authority, stampedAt } = stamp;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-14">
      <span>{t('stamped', { at: formatDateTime(stampedAt), authority })}</span>
      <OpenPaper id={id} name={name} text={t('stampFile')} />
    </div>
  );
}
