import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { ConfirmRestoreDocument } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { useCan } from '#web/staff/frame/index.ts';

/** After a restore: what staff compare before money moves again. */
export function Restored({ madeAt }: { madeAt: string }) {
  const t = useTranslations('admin.home.restored');
  const mayConfirm = useCan('Refunds:create');
  const send = useSend();
  return (
    <Panel title={t('title')} text={t('text', { at: formatDateTime(madeAt) })}>
      {mayConfirm && (
        <Action onAct={() => send(ConfirmRestoreDocument, {})} className="self-start">
          {t('confirm')}
        </Action>
      )}
    </Panel>
  );
}
