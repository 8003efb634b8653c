import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { StaffFiguresDocument, type StaffFiguresQuery } from '#web/graphql/documents.gen.ts';
import { Heads } from '#web/staff/figures/index.ts';
import { AdminArea, ExportButton, staffMeta } from '#web/staff/frame/index.ts';
import { optionsOf, SelectField } from '#web/ui/index.ts';
import { GroupTable } from './GroupTable.tsx';

/** Over how many months, this one among them. */
const SPANS = [1, 3, 12, 24, 36] as const;
const USUAL = 12;
const MAKES_MAX = 15;

export const meta = staffMeta(t => t('admin.figures.title'));

/** What the house did, over time and by make and seller. */
export default function FiguresPage() {
  const t = useTranslations('admin.figures');
  const [params, setParams] = useSearchParams();
  const months = SPANS.find(span => String(span) === params.get('months')) ?? USUAL;
  const query = useQueryOf(StaffFiguresDocument, { months });
  return (
    <AdminArea
      section="admin/figures"
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <SelectField
            name="months"
            label={t('span.label')}
            isRequired
            value={String(months)}
            onChange={event => setParams({ months: event.target.value }, { replace: true })}
            options={optionsOf(SPANS, span => t('span.months', { count: span }))}
          />
          <ExportButton sheet={['figures', t('file')]} variables={{ months }} />
        </>
      }
    >
      <Loaded query={query}>{({ staffFigures }) => <Figures figures={staffFigures} />}</Loaded>
    </AdminArea>
  );
}

type Shown = StaffFiguresQuery['staffFigures'];

function Figures({ figures }: { figures: Shown }) {
  const t = useTranslations('admin.figures');
  const locale = useLocale();
  const { total, months, makes, sellers, channels } = figures;
  if (total.ended === 0) return <p className="text-ink-soft">{t('none')}</p>;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="flex flex-col gap-6">
      <Heads figures={figures} />
      <Panel title={t('byMonth')}>
        <GroupTable
          caption={t('byMonth')}
          of={t('columns.month')}
          groups={months.toReversed()}
          nameOf={({ name }) => month.format(Date.parse(`${name}-01T00:00:00Z`))}
          asked={({ name }) => ({ month: name })}
        />
      </Panel>
      <Panel title={t('byMake')}>
        <GroupTable
          caption={t('byMake')}
          of={t('columns.make')}
          groups={makes.slice(0, MAKES_MAX)}
          nameOf={({ name }) => name}
          asked={({ name }) => ({ text: name })}
        />
        {makes.length > MAKES_MAX && (
          <p className="text-14 text-ink-soft">{t('moreMakes', { count: makes.length - MAKES_MAX })}</p>
        )}
      </Panel>
      <Panel title={t('bySeller')}>
        <GroupTable
          caption={t('bySeller')}
          of={t('columns.seller')}
          groups={sellers}
          nameOf={({ name }) => t(`names.${name as 'HOUSE'}`)}
          asked={({ name }) => ({ regime: name })}
        />
      </Panel>
      {channels.length > 0 && (
        <Panel title={t('byChannel')}>
          <GroupTable
            caption={t('byChannel')}
            of={t('columns.channel')}
            groups={channels}
            isSold
            nameOf={({ name }) => t(`names.${name as 'SITE'}`)}
          />
        </Panel>
      )}
    </div>
  );
}
