import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { HouseSettingsDocument, type HouseSettingsQuery } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { AdminArea, DialogButton, staffMeta, useSettingWords } from '#web/staff/frame/index.ts';
import { Card, Disclosure, LinkButton } from '#web/ui/index.ts';
import { SettingDialog } from './SettingDialog.tsx';
import { fieldsOf, parseValue } from './typed.ts';

type Setting = HouseSettingsQuery['houseSettings'][number];
type Change = Setting['changes'][number];

export const meta = staffMeta(t => t('admin.settings.title'));

const PARTS = [
  ['sale', ['buyerFee', 'increments', 'usualAuction']],
  ['orders', ['orderTimes', 'openingHours', 'searchDeposit', 'taxes', 'handover', 'vigilance', 'mandates']],
  ['house', ['house', 'publisher', 'operator', 'bank']],
] as const;

/** The settings: current values with date and author, planned changes, and history. */
export default function SettingsPage() {
  const t = useTranslations('admin.settings');
  const query = useQueryOf(HouseSettingsDocument, {});
  const { hash } = useLocation();
  // The anchor's target is rendered only once the settings are loaded.
  const show = (name: string) => (box: HTMLElement | null) => {
    if (hash === `#${name}`) box?.scrollIntoView();
  };
  return (
    <AdminArea
      section="admin/settings"
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <LinkButton look="secondary" to={linkTo('admin/settings/texts', 'fr')}>
            {t('texts')}
          </LinkButton>
          <LinkButton look="secondary" to={linkTo('admin/settings/makes', 'fr')}>
            {t('makes')}
          </LinkButton>
        </>
      }
    >
      <Loaded query={query}>
        {({ houseSettings }) =>
          PARTS.map(([part, names]) => (
            <section key={part} aria-labelledby={`part-${part}`} className="mb-8 flex flex-col gap-4">
              <h2 id={`part-${part}`} className="display text-22">
                {t(`parts.${part}`)}
              </h2>
              <ul className="grid gap-4 xl:grid-cols-2">
                {houseSettings
                  .filter(({ name }) => names.some(each => each === name))
                  .map(setting => (
                    <li key={setting.name} id={setting.name} ref={show(setting.name)} className="scroll-mt-8">
                      <SettingBox setting={setting} />
                    </li>
                  ))}
              </ul>
            </section>
          ))
        }
      </Loaded>
    </AdminArea>
  );
}

function SettingBox({ setting }: { setting: Setting }) {
  const t = useTranslations('admin.settings');
  const { fieldWord } = useSettingWords();
  const { name, value, fixed, changes } = setting;
  const byDate = [...changes].sort((one, other) => (one.holdsFrom < other.holdsFrom ? -1 : 1));
  const planned = byDate.filter(({ isPlanned }) => isPlanned);
  const current = byDate.findLast(({ isPlanned }) => !isPlanned);
  const authorOf = ({ authorName }: Change) => authorName || t('left');
  return (
    <Card className="flex h-full flex-col gap-4 p-5">
      <header>
        <h3 className="font-[560] text-18">{t(`names.${name}`)}</h3>
        <p className="max-w-prose text-14 text-ink-soft">{t(`about.${name}`)}</p>
      </header>
      <Values name={name} value={value} />
      <ul className="text-14 text-ink-soft">
        <li>
          {current
            ? t('since', { date: formatDateTime(current.holdsFrom), author: authorOf(current) })
            : t('usual')}
        </li>
        {fixed.map(({ field }) => (
          <li key={field}>{t('fixed', { field: fieldWord(field) })}</li>
        ))}
      </ul>
      {planned.map(change => (
        <section key={change.id} className="flex flex-col gap-2 rounded-box bg-wash p-4" data-planned={name}>
          <h4 className="font-[560] text-14">
            {t('planned', { date: formatDateTime(change.holdsFrom), author: authorOf(change) })}
          </h4>
          <Values name={name} value={change.value} />
        </section>
      ))}
      {fixed.length < fieldsOf(name).length && (
        <div className="mt-auto">
          <DialogButton
            look="secondary"
            label={t('change')}
            of={t(`names.${name}`)}
            dialog={close => <SettingDialog setting={setting} onClose={close} />}
          />
        </div>
      )}
      {changes.length > 0 && (
        <Disclosure title={t('history', { count: String(changes.length) })} level={4}>
          <ol className="flex flex-col gap-4">
            {changes.map(change => (
              <li key={change.id} className="flex flex-col gap-1 text-14">
                <span>
                  {t('planned', { date: formatDateTime(change.holdsFrom), author: authorOf(change) })}
                </span>
                <span>{t('wrote', { date: formatDateTime(change.writtenAt) })}</span>
                <Values name={name} value={change.value} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </Card>
  );
}

/** A setting's value, field by field. */
function Values({ name, value }: Pick<Setting, 'name' | 'value'>) {
  const { fieldWord, linesOf } = useSettingWords();
  const parts = parseValue(value);
  return (
    <dl className="tabular grid grid-cols-1 gap-x-6 gap-y-1 text-14 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      {fieldsOf(name).map(([field, kind]) => (
        <div key={field} className="contents">
          <dt className="text-ink-soft">{fieldWord(field)}</dt>
          <dd className="mb-1 font-[520] wrap-anywhere sm:mb-0">
            {linesOf(kind, parts[field]).map(line => (
              <div key={line}>{line}</div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
