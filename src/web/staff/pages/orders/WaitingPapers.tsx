import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { OpenPaper } from '#web/features/orders/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  AcceptDocumentDocument,
  RefuseDocumentDocument,
  WaitingDocumentsDocument,
  type WaitingDocumentsQuery,
} from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Card, TextField } from '#web/ui/index.ts';

type Paper = WaitingDocumentsQuery['waitingDocuments'][number];

/** The documents awaiting review, oldest first. */
export function WaitingPapers() {
  const t = useTranslations('admin.orders.papers');
  const query = useQueryOf(WaitingDocumentsDocument, {});
  if (!query.data) return <NotYet query={query} title={t('title')} waiting={null} />;
  const papers = query.data.waitingDocuments;
  if (papers.length === 0) return null;
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4">
      <h2 className="display text-22">{t('title')}</h2>
      <ul className="flex flex-col gap-3">
        {papers.map(paper => (
          <li key={paper.id}>
            <WaitingPaper paper={paper} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingPaper({ paper }: { paper: Paper }) {
  const t = useTranslations('admin.orders.papers');
  const kinds = useTranslations('orders.documents.kinds');
  const send = useSend();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [isNeeded, setNeeded] = useState(false);
  const { id, kind, name, personName, createdAt } = paper;
  const accept = async () => {
    const expiresAt = until === '' ? null : new Date(`${until}T12:00:00Z`).toISOString();
    await send(AcceptDocumentDocument, { id, expiresAt });
  };
  const refuse = async () => {
    setNeeded(reason.trim() === '');
    if (reason.trim() === '') return;
    await send(RefuseDocumentDocument, { id, reason });
  };
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="font-[560]">{kinds(kind)}</span>
        <span className="text-14 text-ink-soft">
          {personName} · {name} · {formatDate(createdAt)}
        </span>
        <OpenPaper id={id} name={name} />
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <div className="flex items-end gap-3">
          <TextField
            type="date"
            label={t('until')}
            name={`until-${id}`}
            value={until}
            onChange={event => setUntil(event.target.value)}
          />
          <Action onAct={accept}>{t('accept')}</Action>
        </div>
        <div className="flex items-end gap-3">
          <TextField
            label={t('reason')}
            name={`reason-${id}`}
            value={reason}
            onChange={event => setReason(event.target.value)}
            error={isNeeded ? { key: 'admin.orders.papers.reasonNeeded', text: t('reasonNeeded') } : null}
          />
          <Action look="quiet" onAct={refuse}>
            {t('refuse')}
          </Action>
        </div>
      </div>
    </Card>
  );
}
