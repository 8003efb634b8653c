import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { Action, Panel, Unknown, UserArea, userAreaMeta, Written } from '#web/features/user-area/index.ts';
import {
  type DocumentLineFragment,
  DocumentLinkDocument,
  MyDocumentsDocument,
  RemoveDocumentDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatNumber, useLocale } from '#web/i18n/index.ts';
import { Skeleton } from '#web/ui/index.ts';
import { DocumentState } from '../DocumentRow.tsx';

export const meta = userAreaMeta('user/documents/document', t => t('orders.documents.detailTitle'));

/** One of the user's documents; another user's is not found. */
export default function DocumentPage() {
  const t = useTranslations('orders.documents');
  const { id = '' } = useParams();
  return (
    <UserArea section="user/documents" title={t('detailTitle')}>
      <Document key={id} id={id} />
    </UserArea>
  );
}

function Document({ id }: { id: string }) {
  const t = useTranslations('orders.documents');
  const query = useQueryOf(MyDocumentsDocument, {});
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-64" />} />;
  const document = query.data.myDocuments.find(each => each.id === id);
  if (document) return <Detail document={document} />;
  return <Unknown text={t('unknown')} to="user/documents" toList={t('toList')} />;
}

function Detail({ document }: { document: DocumentLineFragment }) {
  const t = useTranslations('orders.documents');
  const locale = useLocale();
  const ad = useTranslations('ad');
  const navigate = useNavigate();
  const [shown, setShown] = useState<string | null>(null);
  const {
    id,
    kind,
    name,
    mediaType,
    state,
    reason,
    reasonLanguage,
    createdAt,
    expiresAt,
    byteCount,
    canRemove,
  } = document;
  const link = async () =>
    (await request(DocumentLinkDocument, { id, language: languageOf(locale) })).documentLink;
  const open = async () => location.assign(await link());
  const look = async () => setShown(shown === null ? `${await link()}?view` : null);
  const remove = async () => {
    await request(RemoveDocumentDocument, { id });
    await navigate(linkTo('user/documents', locale));
  };
  return (
    <div className="max-w-3xl">
      <Panel title={t(`kinds.${kind}`)}>
        <p className="flex flex-wrap items-center gap-4">
          <span className="break-all">{name}</span>
          <DocumentState state={state} />
        </p>
        <p className="tabular text-14 text-ink-soft">
          {t('receivedOn', { date: formatDate(createdAt) })} ·{' '}
          {t('size', { size: formatNumber(Math.ceil(byteCount / 1024)) })}
          {expiresAt && ` · ${t('expires', { date: formatDate(expiresAt) })}`}
        </p>
        <Written text={reason} language={reasonLanguage} className="text-red" />
        <div className="flex flex-wrap gap-3">
          <Action look="primary" onAct={open}>
            {t('open')}
          </Action>
          <Action look="quiet" onAct={look} aria-expanded={shown !== null}>
            {ad('preview')}
          </Action>
          {canRemove && (
            <Action look="quiet" onAct={remove}>
              {t('remove')}
            </Action>
          )}
        </div>
        {shown !== null && <Preview url={shown} name={name} isPdf={mediaType === 'application/pdf'} />}
      </Panel>
    </div>
  );
}

function Preview({ url, name, isPdf }: { url: string; name: string; isPdf: boolean }) {
  if (!isPdf) return <img src={url} alt={name} className="max-h-[80vh] self-start rounded-box" />;
  return <iframe src={url} title={name} className="h-[80vh] w-full rounded-box border border-line bg-wash" />;
}
