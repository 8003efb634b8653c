import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useRefresh, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  EndOAuthClientDocument,
  MyOAuthClientsDocument,
  type OAuthClientRowFragment,
} from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Button } from '#web/ui/index.ts';
import { NewApplication } from './NewApplication.tsx';
import { OwnSecret } from './OwnSecret.tsx';
import { ProgramRow } from './ProgramRow.tsx';
import { Waiting } from './Waiting.tsx';

/** One's own applications, which ask others for permission; one more, or away with one. */
export function ApplicationList() {
  const t = useTranslations('developers.applications');
  const query = useQueryOf(MyOAuthClientsDocument, {});
  const refresh = useRefresh();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (!query.data) return <NotYet query={query} waiting={<Waiting />} />;
  const { myOAuthClients } = query.data;
  const keep = (made: string | null) => {
    setAdding(false);
    setSecret(made);
    void refresh();
  };
  return (
    <>
      {myOAuthClients.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {myOAuthClients.map(client => (
            <li key={client.id} className="py-4" data-application="">
              <ApplicationRow client={client} />
            </li>
          ))}
        </ul>
      )}
      {secret !== null && (
        <OwnSecret label={t('title')} hint={t('made')} secret={secret} onDone={() => setSecret(null)} />
      )}
      {isAdding && <NewApplication onMade={made => keep(made.secret)} onClose={() => setAdding(false)} />}
      {!isAdding && secret === null && (
        <Button look="secondary" onClick={() => setAdding(true)} className="self-start">
          {t('add')}
        </Button>
      )}
    </>
  );
}

function ApplicationRow({ client }: { client: OAuthClientRowFragment }) {
  const t = useTranslations('developers.applications');
  const keys = useTranslations('developers.keys');
  const send = useSend();
  const { id, name, redirects, scopes, personCount, createdAt, usedAt } = client;
  const used = usedAt === null ? keys('neverUsed') : keys('used', { date: formatDate(usedAt) });
  const facts = [keys('created', { date: formatDate(createdAt) }), used, t('people', { count: personCount })];
  return (
    <ProgramRow {...{ name, scopes, facts: facts.join(' · '), lines: [t('id', { id }), ...redirects] }}>
      <Action
        look="quiet"
        onAct={() => send(EndOAuthClientDocument, { id })}
        aria-label={keys('removeOf', { name })}
      >
        {keys('remove')}
      </Action>
    </ProgramRow>
  );
}
