import { useTranslations } from 'use-intl';
import type { Settings, SettingsProps } from './settings.ts';

const CHANNELS = ['IN_PAGE', 'EMAIL', 'PUSH'] as const;
type Choice = Settings['choices'][number];

/** Events by channel; letters about a purchase cannot be switched off. */
export function ChannelTable({ settings, change }: SettingsProps) {
  const t = useTranslations('notifications');
  const toggle = (choice: Choice, channel: (typeof CHANNELS)[number]) => {
    const { kind } = choice;
    const channels = CHANNELS.filter(each => choice.channels.includes(each) !== (each === channel));
    const choices = settings.choices.map(each => (each.kind === kind ? { ...each, channels } : each));
    change({ ...settings, choices }, { choices: [{ kind, channels }] });
  };
  return (
    <table className="w-full table-fixed text-14">
      <caption className="sr-only">{t('channelsTitle')}</caption>
      <thead>
        <tr className="border-line border-b align-bottom">
          <th scope="col" className="py-2 text-left font-[520]">
            {t('event')}
          </th>
          {CHANNELS.map(channel => (
            <th
              key={channel}
              scope="col"
              className="w-14 py-2 text-center font-[520] text-12 sm:w-24 sm:text-14"
            >
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {settings.choices.map(choice => (
          <tr key={choice.kind}>
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {t(`kinds.${choice.kind}`)}
              {choice.isMailNeeded && <span className="block text-12 text-ink-soft">{t('mailNeeded')}</span>}
            </th>
            {CHANNELS.map(channel => (
              <td key={channel} className="text-center">
                <label className="inline-flex size-11 items-center justify-center">
                  <span className="sr-only">{`${t(`kinds.${choice.kind}`)}, ${t(`channels.${channel}`)}`}</span>
                  <input
                    type="checkbox"
                    checked={choice.channels.includes(channel)}
                    disabled={channel === 'EMAIL' && choice.isMailNeeded}
                    onChange={() => toggle(choice, channel)}
                    className="size-6 accent-green disabled:opacity-60"
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
