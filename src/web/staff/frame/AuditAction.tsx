import { useTranslations } from 'use-intl';

/** What was done, in words where the house has them; another room's action by its own name until then. */
export function AuditAction({ action }: { action: string }) {
  const t = useTranslations('admin.audit');
  const key = `actions.${action.replaceAll('.', '_')}` as 'actions.ad_created';
  return t.has(key) ? t(key) : action;
}
