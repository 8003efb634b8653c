import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { type ApiKeyRowFragment, EndApiKeyDocument, MyApiKeysDocument } from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Button, Icon } from '#web/ui/index.ts';
import { NewKey } from './NewKey.tsx';
import { OwnSecret } from './OwnSecret.tsx';
import { ProgramRow } from './ProgramRow.tsx';
import { Waiting } from './Waiting.tsx';

/** One's own keys for programs: what they are good for, when they were used; one more, or away with one. */
export function KeyList() {
  const t = useTranslations('developers.keys');
  const query = useQueryOf(MyApiKeysDocument, {});
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (!query.data) return <NotYet query={query} waiting={<Waiting />} />;
  const myApiKeys = query.data.myApiKeys.filter(key => !key.isOfApplication);
  const keep = (made: string) => {
    setAdding(false);
    setSecret(made);
  };
  return (
    <>
      {myApiKeys.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {myApiKeys.map(key => (
            <li key={key.id} className="py-4" data-api-key="">
              <KeyRow apiKey={key} />
            </li>
          ))}
        </ul>
      )}
      {secret !== null && (
        <OwnSecret label={t('title')} hint={t('made')} secret={secret} onDone={() => setSecret(null)} />
      )}
      {isAdding && <NewKey onMade={keep} onClose={() => setAdding(false)} />}
      {!isAdding && secret === null && (
        <Button look="secondary" onClick={() => setAdding(true)} className="self-start">
          <Icon name="key" className="size-5" />
          {t('add')}
        </Button>
      )}
    </>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKeyRowFragment }) {
  const t = useTranslations('developers.keys');
  const send = useSend();
  const { id, name, start, scopes, origins, createdAt, usedAt } = apiKey;
  return (
    <ProgramRow
      {...{ name, scopes, lines: origins.length > 0 ? [origins.join(' · ')] : [] }}
      facts={
        <>
          <code>{start}…</code> · {t('created', { date: formatDate(createdAt) })} ·{' '}
          {usedAt === null ? t('neverUsed') : t('used', { date: formatDate(usedAt) })}
        </>
      }
    >
      <Action look="quiet" onAct={() => send(EndApiKeyDocument, { id })} aria-label={t('removeOf', { name })}>
        {t('remove')}
      </Action>
    </ProgramRow>
  );
}
