import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { PaperList } from '#web/features/orders/index.ts';
import { Panel, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { MyDocumentsDocument } from '#web/graphql/documents.gen.ts';
import { Skeleton } from '#web/ui/index.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { HandIn } from './HandIn.tsx';

export const meta = userAreaMeta('user/documents', t => t('orders.documents.title'));

/** The user's documents, and those of their orders. */
export default function DocumentsPage() {
  const t = useTranslations('orders.documents');
  return (
    <UserArea section="user/documents" title={t('title')} text={t('intro')}>
      <Documents />
    </UserArea>
  );
}

function Documents() {
  const t = useTranslations('orders.documents');
  const query = useQueryOf(MyDocumentsDocument, {});
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-96" />} />;
  const { myDocuments, myOrders } = query.data;
  const papers = myOrders.flatMap(order => order.papers);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Panel title={t('own')}>
        {myDocuments.length === 0 ? (
          <p className="text-ink-soft">{t('none')}</p>
        ) : (
          <ul className="flex flex-col">
            {myDocuments.map(document => (
              <li key={document.id} className="border-line not-last:border-b">
                <DocumentRow document={document} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('add')}>
        <HandIn />
      </Panel>
      <Panel title={t('ofOrders')}>
        {papers.length === 0 ? (
          <p className="text-ink-soft">{t('noPapers')}</p>
        ) : (
          <PaperList papers={papers} />
        )}
      </Panel>
    </div>
  );
}
