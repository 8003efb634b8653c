import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFromServerNow } from '#web/graphql/index.ts';
import { fromParisTime } from '#web/staff/forms/index.ts';
import { Button, CONTROL_CLASSES, FieldErrorText, useFormBusy } from '#web/ui/index.ts';

type Props = { isDirty: boolean; onPublish: (at: string | null) => Promise<void> };

/** What can be done with a text: keep it, show it now, or show it at its hour. */
export function PublishBar({ isDirty, onPublish }: Props) {
  const t = useTranslations('admin.content.edit');
  const id = useId();
  const isBusy = useFormBusy();
  const [at, setAt] = useState('');
  const moment = fromParisTime(at);
  const isToCome = useFromServerNow(now => moment !== null && Date.parse(moment) > (now ?? Date.now()));
  const [isPublishing, setPublishing] = useState(false);
  const [isWrong, setWrong] = useState(false);

  const publish = async (when: string | null) => {
    setPublishing(true);
    await onPublish(when).finally(() => setPublishing(false));
  };
  const plan = async () => {
    setWrong(!isToCome);
    if (isToCome) await publish(moment);
  };
  return (
    <div className="flex flex-col gap-5 border-line border-t pt-6">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" disabled={!isDirty || isPublishing}>
          {t('save')}
        </Button>
        <Button onClick={() => void publish(null)} isBusy={isPublishing} disabled={isBusy}>
          {t('publish')}
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-[520] text-14">
            {t('planAt')}
          </label>
          <input
            id={id}
            type="datetime-local"
            name="planAt"
            value={at}
            onChange={event => {
              setAt(event.target.value);
              setWrong(false);
            }}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            className={CONTROL_CLASSES}
          />
        </div>
        <Button look="secondary" onClick={() => void plan()} disabled={isBusy || isPublishing}>
          {t('plan')}
        </Button>
      </div>
      <FieldErrorText
        id={`${id}-error`}
        error={isWrong ? { key: 'admin.content.planWrong', text: t('planWrong') } : null}
      />
    </div>
  );
}
