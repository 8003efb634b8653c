import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';
import { MyCarDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Icon } from '#web/ui/index.ts';
import type { CarDraft } from './use-car.ts';

/** Whether what is typed is kept; when another window was first, which of the two it shall be. */
export function SavingLine({ draft, onReplaced }: { draft: CarDraft; onReplaced: () => void }) {
  const t = useTranslations('selling');
  const { saving } = draft;
  if (saving === 'stale') return <Stale draft={draft} onReplaced={onReplaced} />;
  return (
    <div
      role="status"
      data-saving={saving}
      className="flex min-h-11 items-center gap-2 text-14 text-ink-soft"
    >
      {saving === 'saved' && <Icon name="check" className="size-4 text-good" />}
      <span className={saving === 'failed' ? 'text-red' : undefined}>{t(`saving.${saving}`)}</span>
      {saving === 'failed' && (
        <Button look="quiet" onClick={() => void draft.flush()}>
          {t('actions.retry')}
        </Button>
      )}
    </div>
  );
}

function Stale({ draft, onReplaced }: { draft: CarDraft; onReplaced: () => void }) {
  const t = useTranslations('selling.saving');
  const renew = async (keepsWaiting: boolean) => {
    const { myCar } = await request(MyCarDocument, { uuid: draft.car.uuid });
    if (!myCar) return;
    draft.renew(myCar, keepsWaiting);
    onReplaced();
  };
  return (
    <section role="alert" data-saving="stale" className="flex flex-col gap-3 rounded-box bg-red-wash p-5">
      <h2 className="font-[560]">{t('staleTitle')}</h2>
      <p className="max-w-prose text-14">{t('staleText')}</p>
      <div className="flex flex-wrap gap-3">
        <Action look="primary" onAct={() => renew(false)}>
          {t('takeTheirs')}
        </Action>
        <Action onAct={() => renew(true)}>{t('keepMine')}</Action>
      </div>
    </section>
  );
}
