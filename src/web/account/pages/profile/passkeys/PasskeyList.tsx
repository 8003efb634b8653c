import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Person } from '#web/features/session/index.ts';
import { Action, TryAgain, useOwn } from '#web/features/user-area/index.ts';
import {
  MyPasskeysDocument,
  type PasskeyRowFragment,
  RemovePasskeyDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Button, Skeleton } from '#web/ui/index.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

/** One's own keys: what they are called, when they were used; one more, another name, or away with one. */
export function PasskeyList({ person }: { person: Person }) {
  const t = useTranslations('mine.passkeys');
  const { own, again } = useOwn(MyPasskeysDocument);
  if (own.kind === 'waiting') return <Skeleton className="h-11 w-60" />;
  if (own.kind === 'failed') return <TryAgain onAgain={() => void again()} />;
  const { myPasskeys } = own.data;
  return (
    <>
      {myPasskeys.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {myPasskeys.map(passkey => (
            <li key={passkey.id} className="py-4" data-passkey="">
              <PasskeyRow passkey={passkey} onChange={again} />
            </li>
          ))}
        </ul>
      )}
      <AddPasskey person={person} onAdded={again} />
    </>
  );
}

function PasskeyRow({ passkey, onChange }: { passkey: PasskeyRowFragment; onChange: () => Promise<void> }) {
  const t = useTranslations('mine.passkeys');
  const [isRenaming, setRenaming] = useState(false);
  const { id, label: name, createdAt, usedAt } = passkey;
  const remove = async () => {
    await request(RemovePasskeyDocument, { id });
    await onChange();
  };
  if (isRenaming) {
    const done = async (isChanged: boolean) => {
      if (isChanged) await onChange();
      setRenaming(false);
    };
    return <RenamePasskey passkey={passkey} onDone={done} />;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <p className="break-words font-[560]">{name}</p>
        <p className="tabular text-14 text-ink-soft">
          {t('created', { date: formatDate(createdAt) })} ·{' '}
          {usedAt === null ? t('neverUsed') : t('used', { date: formatDate(usedAt) })}
        </p>
      </div>
      <div className="flex gap-5">
        <Button look="quiet" onClick={() => setRenaming(true)} aria-label={t('renameOf', { name })}>
          {t('rename')}
        </Button>
        <Action look="quiet" onAct={remove} aria-label={t('removeOf', { name })}>
          {t('remove')}
        </Action>
      </div>
    </div>
  );
}
