import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { AdminArea } from '#web/staff/frame/index.ts';
import { Badge, FormAlert, Icon } from '#web/ui/index.ts';
import { STATUS_TONES } from '../status.ts';
import { EditorContext } from './editor-context.ts';
import { useFieldLabel } from './fields.tsx';
import { GROUPS, Groups } from './Groups.tsx';
import { History } from './History.tsx';
import { MeanwhileDialog } from './MeanwhileDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { type Edited, type Editor as Editing, useEditor } from './use-editor.ts';

export function Editor({ edited }: { edited: Edited }) {
  const t = useTranslations('admin');
  const editor = useEditor(edited);
  const { ad, values, refused } = editor;
  const name = [values.brand, values.model, values.version, values.year].filter(Boolean).join(' ');
  const labelOf = useFieldLabel();
  return (
    <EditorContext value={editor}>
      <AdminArea
        section="admin/ads"
        title={name}
        above={
          <p className="mb-2">
            <Link
              to={linkTo('admin/ads', 'fr')}
              className="-ml-1 inline-flex min-h-11 items-center gap-1 text-14 text-ink-soft hover:text-ink"
            >
              <Icon name="chevronLeft" className="size-4" />
              {t('ads.title')}
            </Link>
          </p>
        }
        text={
          <span className="flex flex-wrap items-center gap-3">
            <Badge tone={STATUS_TONES[ad.status]} data-status={ad.status}>
              {t(`ads.statuses.${ad.status}`)}
            </Badge>
            <span className="tabular wrap-anywhere">
              {[ad.sfInternalOpportunityId, ad.uuid].filter(Boolean).join(' · ')}
            </span>
          </span>
        }
      >
        <SaveBar />
        <Notice editor={editor} />
        <FormAlert>{refused !== null && t('editor.refused', { field: labelOf(refused) })}</FormAlert>
        <div className="mt-5 grid gap-8 xl:grid-cols-[minmax(0,1fr)_13rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <Groups edited={edited} />
            <History uuid={ad.uuid} revision={ad.revision} />
          </div>
          <nav aria-label={t('editor.parts')} className="max-xl:hidden">
            <ul className="sticky top-28 flex flex-col border-line border-l">
              {GROUPS.map(group => (
                <li key={group}>
                  <a
                    href={`#${group}`}
                    className="flex min-h-9 items-center px-4 text-14 text-ink-soft hover:text-ink"
                  >
                    {t(`editor.groups.${group}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </AdminArea>
      <MeanwhileDialog />
    </EditorContext>
  );
}

/** Somebody else changed other fields: theirs are here now, and nothing of mine is lost. */
function Notice({ editor: { meanwhile, settle } }: { editor: Editing }) {
  const t = useTranslations('admin.editor');
  const labelOf = useFieldLabel();
  if (!meanwhile || meanwhile.clashes.length > 0) return null;
  const fields = meanwhile.taken.map(labelOf).join(', ');
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-3 rounded-box bg-brass-wash px-4 py-3 text-14"
    >
      <p className="flex-1">{t('taken', { who: meanwhile.who, fields })}</p>
      <button
        type="button"
        onClick={() => settle([])}
        className="min-h-11 font-[560] underline underline-offset-4"
      >
        {t('understood')}
      </button>
    </div>
  );
}
