import { useTranslations } from 'use-intl';
import type { StampCardFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { OpenPaper } from './PaperLink.tsx';

/** That what was signed was there at a time, by whose word, and the file that proves it. */
export function Stamped({ stamp, name }: { stamp: StampCardFragment; name: string }) {
  const t = useTranslations('orders.sign');
  const { id, authority, stampedAt } = stamp;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-14">
      <span>{t('stamped', { at: formatDateTime(stampedAt), authority })}</span>
      <OpenPaper id={id} name={name} text={t('stampFile')} />
    </div>
  );
}
