import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AdminArea, DialogButton, staffMeta } from '#web/staff/frame/index.ts';
import { Tabs } from '#web/ui/index.ts';
import { AuctionCalendar } from './AuctionCalendar.tsx';
import { AuctionList } from './AuctionList.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

export const meta = staffMeta(t => t('admin.auctions.title'));

/** All auctions, as a list or by the day of their end, and the way to plan one. */
export default function AuctionsPage() {
  const t = useTranslations('admin.auctions');
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'calendar' ? 'calendar' : 'list';
  const planned = search.get('plan');
  return (
    <AdminArea
      section="admin/auctions"
      title={t('title')}
      text={t('text')}
      actions={
        <DialogButton
          label={t('plan')}
          isFirstOpen={planned !== null}
          dialog={close => <ScheduleDialog uuid={planned} onClose={close} />}
        />
      }
    >
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={id => setSearch(id === 'list' ? {} : { view: id }, { replace: true })}
        tabs={[
          { id: 'list', label: t('views.list'), panel: <AuctionList /> },
          { id: 'calendar', label: t('views.calendar'), panel: <AuctionCalendar /> },
        ]}
      />
    </AdminArea>
  );
}
