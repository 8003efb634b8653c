import { useTranslations } from 'use-intl';
import { useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  EndOAuthClientDocument,
  MyOAuthClientsDocument,
  type MyOAuthClientsQuery,
} from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { NewApplication } from './NewApplication.tsx';
import { OwnedList } from './OwnedList.tsx';
import { ProgramRow } from './ProgramRow.tsx';

/** The user's own OAuth applications; they can be added and removed. */
export function ApplicationList() {
  const t = useTranslations('developers.applications');
  return (
    <OwnedList
      query={useQueryOf(MyOAuthClientsDocument, {})}
      rowsOf={({ myOAuthClients }) => myOAuthClients}
      mark="application"
      t={t}
      row={client => <ApplicationRow client={client} />}
      Form={NewApplication}
    />
  );
}

function ApplicationRow({ client }: { client: MyOAuthClientsQuery['myOAuthClients'][number] }) {
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
