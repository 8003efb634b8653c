import { useTranslations } from 'use-intl';
import { useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { EndApiKeyDocument, MyApiKeysDocument, type MyApiKeysQuery } from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import { NewKey } from './NewKey.tsx';
import { OwnedList } from './OwnedList.tsx';
import { ProgramRow } from './ProgramRow.tsx';

/** The user's API keys with their scopes and last use; they can be added and removed. */
export function KeyList() {
  const t = useTranslations('developers.keys');
  return (
    <OwnedList
      query={useQueryOf(MyApiKeysDocument, {})}
      rowsOf={({ myApiKeys }) => myApiKeys.filter(key => !key.isOfApplication)}
      mark="api-key"
      t={t}
      icon={<Icon name="key" className="size-5" />}
      row={key => <KeyRow apiKey={key} />}
      Form={NewKey}
    />
  );
}

function KeyRow({ apiKey }: { apiKey: MyApiKeysQuery['myApiKeys'][number] }) {
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
