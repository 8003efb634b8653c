import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action, OwnRows } from '#web/features/user-area/index.ts';
import { EndApiKeyDocument, MyApiKeysDocument } from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Skeleton } from '#web/ui/index.ts';
import { ProgramRow } from './ProgramRow.tsx';

/** The OAuth applications that the user has authorized; each can be revoked. */
export function AllowedList() {
  const t = useTranslations('developers.applications.allowed');
  const keys = useTranslations('developers.keys');
  const query = useQueryOf(MyApiKeysDocument, {});
  const send = useSend();
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-6.5 w-40" />} />;
  const allowed = query.data.myApiKeys.filter(key => key.isOfApplication);
  return (
    <OwnRows rows={allowed} none={t('none')} mark="allowed">
      {({ id, name, scopes, createdAt, usedAt }) => {
        const used = usedAt === null ? keys('neverUsed') : keys('used', { date: formatDate(usedAt) });
        return (
          <ProgramRow
            {...{ name, scopes, facts: `${t('since', { date: formatDate(createdAt) })} · ${used}` }}
          >
            <Action
              look="quiet"
              onAct={() => send(EndApiKeyDocument, { id })}
              aria-label={t('endOf', { name })}
            >
              {t('end')}
            </Action>
          </ProgramRow>
        );
      }}
    </OwnRows>
  );
}
