import { useTranslations } from 'use-intl';
import { buttonClasses, Icon } from '#web/ui/index.ts';

export type Edited = { uuid: string; reference: string | null; status: string };

/** Returns the URL of the ad's editor in the staff application, which has no language prefix. */
const editorOf = (uuid: string) => `/admin/ads/edit/${uuid}`;

/** A panel and a floating button, both linking to the ad's editor (spec §6). */
export function EditTools(props: Edited) {
  return (
    <>
      <EditPanel {...props} />
      <EditButton uuid={props.uuid} />
    </>
  );
}

function EditPanel({ uuid, reference, status }: Edited) {
  const t = useTranslations('ad.staff');
  return (
    <aside
      data-staff="panel"
      aria-label={t('panel')}
      className="flex flex-wrap items-center justify-between gap-4 rounded-box border border-brass border-dashed p-6"
    >
      <div>
        <p className="overline-label text-brass-ink">{t('panel')}</p>
        <p className="tabular mt-1 text-14 text-ink-soft wrap-anywhere">
          {[t(`status.${status}` as 'status.DRAFT'), reference, uuid].filter(Boolean).join(' · ')}
        </p>
      </div>
      <a
        href={editorOf(uuid)}
        target="_blank"
        rel="noopener"
        className={buttonClasses('secondary', 'medium')}
      >
        {t('edit')}
        <span className="sr-only"> {t('newTab')}</span>
      </a>
    </aside>
  );
}

function EditButton({ uuid }: { uuid: string }) {
  const t = useTranslations('ad.staff');
  return (
    <a
      data-staff="button"
      href={editorOf(uuid)}
      target="_blank"
      rel="noopener"
      aria-label={`${t('edit')} ${t('newTab')}`}
      className="above-bars fixed left-4 z-20 inline-flex size-13 items-center justify-center rounded-pill bg-night text-on-night shadow-modal hover:text-on-night-soft"
    >
      <Icon name="pencil" />
    </a>
  );
}
