import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox, Dialog } from '#web/ui/index.ts';
import { areKeysOn, turnKeys } from './key-choice.ts';
import { sectionsFor } from './sections.ts';
import { usePermissions } from './staff.ts';

const KEY =
  'inline-flex min-w-7 justify-center rounded-[6px] border border-line bg-wash px-1.5 font-text text-12';

function Row({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <li className="flex items-center justify-between gap-4 py-1.5 text-14">
      {text}
      <span className="flex gap-1">
        {keys.map((key, turn) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one key may be pressed twice, as in G G
          <kbd key={turn} className={KEY}>
            {key}
          </kbd>
        ))}
      </span>
    </li>
  );
}

/** The keys there are, and the way to turn them off. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.frame');
  const [isOn, setOn] = useState(areKeysOn);
  const turn = (next: boolean) => {
    turnKeys(next);
    setOn(next);
  };
  return (
    <Dialog name="keys" title={t('keys.title')} isOpen onClose={onClose}>
      <ul className="divide-y divide-line">
        <Row keys={['⌘ / Ctrl', 'K']} text={t('keys.find')} />
        <Row keys={['/']} text={t('keys.search')} />
        <Row keys={['?']} text={t('keys.list')} />
        {sectionsFor(usePermissions()).map(({ page, word, key }) => (
          <Row key={page} keys={['G', key.toUpperCase()]} text={t(`sections.${word}`)} />
        ))}
      </ul>
      <div className="mt-4">
        <Checkbox name="keys" label={t('keys.on')} isChecked={isOn} onChange={turn} />
      </div>
    </Dialog>
  );
}
