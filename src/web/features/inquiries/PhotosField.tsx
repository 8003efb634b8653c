import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classes, type FieldError, FieldErrorText, Icon, IconButton } from '#web/ui/index.ts';
import { isOtherStep, LeaveDialog, useLeaving } from '../leaving/index.ts';
import { DropZone, SendingList, type Uploads, useUploads } from '../uploads/index.ts';

type Props = {
  ids: readonly string[];
  onIds: (ids: readonly string[]) => void;
  error: FieldError | null;
};

/** Photos that are uploading or uploaded; the first is the car's main photo. */
export function PhotosField({ ids, onIds, error }: Props) {
  const t = useTranslations('inquiry.photos');
  const arrived = useRef(ids);
  arrived.current = ids;
  const uploads = useUploads('/uploads/photos', ({ id }) => {
    if (!arrived.current.includes(id)) onIds([...arrived.current, id]);
  });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('add')}</legend>
      <DropZone
        name="photos"
        accept="image/jpeg,image/png,image/webp,image/heic,image/avif"
        icon="camera"
        pick={t('add')}
        hint={t('hint')}
        isMultiple
        onFiles={uploads.add}
      />
      <SendingList uploads={uploads} of="photos" />
      <LeaveGuard uploads={uploads} />
      <FieldErrorText id="photos-error" error={error} />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3" aria-live="polite">
        {ids.map((id, index) => (
          <PhotoTile key={id} {...{ id, index, ids, onIds }} />
        ))}
      </ul>
    </fieldset>
  );
}

/**
 * Asks before leaving a step with photos that are still uploading, and goes on once they are done. If one was refused
 * in between, the user stays and sees why.
 */
function LeaveGuard({ uploads: { sending } }: { uploads: Uploads }) {
  const t = useTranslations('uploads');
  const unsent = sending.filter(({ error }) => error !== 'refused');
  const isUnsent = unsent.length > 0;
  const refused = sending.length - unsent.length;
  const refusedBefore = useRef(0);
  const hasToAsk = () => {
    refusedBefore.current = refused;
    return isUnsent;
  };
  const blocker = useLeaving(isUnsent, hasToAsk, isOtherStep);
  useEffect(() => {
    if (!isUnsent) (refused > refusedBefore.current ? blocker.reset : blocker.proceed)?.();
  }, [blocker, isUnsent, refused]);
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog
      blocker={blocker}
      text={t('unsent', { files: unsent.map(({ file }) => file.name).join(', ') })}
    />
  );
}

function PhotoTile({ id, index, ids, onIds }: Omit<Props, 'error'> & { id: string; index: number }) {
  const t = useTranslations('inquiry.photos');
  const isFront = index === 0;
  return (
    <li className="relative overflow-hidden rounded-box">
      <img
        src={`/photos/${id}/320.webp`}
        alt={t('photo', { number: String(index + 1) })}
        className="aspect-[3/2] w-full object-cover"
      />
      <div className={classes('absolute inset-x-2 bottom-2 flex items-center justify-between gap-2')}>
        {isFront ? (
          <span className="rounded-pill bg-surface px-3 py-1 text-12">{t('front')}</span>
        ) : (
          <button
            type="button"
            onClick={() => onIds([id, ...ids.filter(one => one !== id)])}
            className="min-h-11 rounded-pill bg-surface px-3 text-12"
          >
            {t('makeFront')}
          </button>
        )}
        <IconButton
          label={t('remove')}
          onClick={() => onIds(ids.filter(one => one !== id))}
          className="bg-surface"
        >
          <Icon name="close" />
        </IconButton>
      </div>
    </li>
  );
}
