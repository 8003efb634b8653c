import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AdminArea, DialogButton, staffMeta } from '#web/staff/frame/index.ts';
import { Tabs } from '#web/ui/index.ts';
import { HookList } from './HookList.tsx';
import { KeyList } from './KeyList.tsx';
import { MessageList } from './MessageList.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';

const VIEWS = ['keys', 'hooks', 'messages'] as const;
const PANELS = { keys: <KeyList />, hooks: <HookList />, messages: <MessageList /> };

export const meta = staffMeta(t => t('admin.programs.title'));

/** What programs come in by, and what they are told. */
export default function ProgramsPage() {
  const t = useTranslations('admin.programs');
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find(each => each === search.get('view')) ?? 'keys';
  return (
    <AdminArea
      section="admin/programs"
      title={t('title')}
      text={t('text')}
      actions={<DialogButton label={t('keys.add')} dialog={close => <NewKeyDialog onClose={close} />} />}
    >
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={id => setSearch(id === 'keys' ? {} : { view: id }, { replace: true })}
        tabs={VIEWS.map(id => ({ id, label: t(`views.${id}`), panel: PANELS[id] }))}
      />
    </AdminArea>
  );
}
