import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Person } from '#web/features/session/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { MyDataDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button } from '#web/ui/index.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

const KEEP_ADDRESS_MS = 60_000;

/** Hands the browser a file of ours to keep. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS);
}

/** Everything the house holds of one, to take along, and the way out. */
export function DataPanel({ person }: { person: Person }) {
  const t = useTranslations('profile.data');
  const [isLeaving, setLeaving] = useState(false);
  const download = async () => {
    const { myData } = await request(MyDataDocument, {});
    if (myData !== null) saveFile('calandre.json', myData);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Action onAct={download}>{t('download')}</Action>
        <Button look="quiet" onClick={() => setLeaving(true)} className="text-red">
          {t('delete')}
        </Button>
      </div>
      <DeleteDialog hasPassword={person.hasPassword} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}
