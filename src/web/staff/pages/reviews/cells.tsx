import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { SetReviewStateDocument, type StaffReviewRowFragment } from '#web/graphql/documents.gen.ts';
import { DialogButton } from '#web/staff/frame/index.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

export const TONES = { DRAFT: 'brass', PUBLISHED: 'good', HIDDEN: 'plain' } as const;

type Props = { review: StaffReviewRowFragment };

export function Said({ review: { name, title, message, language } }: Props) {
  const t = useTranslations('admin.reviews');
  return (
    <span className="flex max-w-xl flex-col">
      <span className="font-[560]">{[name ?? t('anonymous'), title].filter(Boolean).join(', ')}</span>
      <span lang={language ?? undefined} className="line-clamp-2 text-ink-soft">
        {message}
      </span>
    </span>
  );
}

export function Actions({ review }: Props) {
  const t = useTranslations('admin.reviews');
  const send = useSend();
  const { uuid, state, version: seenVersion } = review;
  const isPublic = state === 'PUBLISHED';
  const name = review.name ?? t('anonymous');
  return (
    <span className="flex gap-2 max-md:flex-wrap">
      <DialogButton
        look="secondary"
        label={t('change')}
        of={name}
        dialog={close => <ReviewDialog review={review} onClose={close} />}
      />
      <Action
        look="quiet"
        onAct={() =>
          send(SetReviewStateDocument, { uuid, seenVersion, state: isPublic ? 'HIDDEN' : 'PUBLISHED' })
        }
      >
        {t(isPublic ? 'hide' : 'publish')}
        <span className="sr-only">{`, ${name}`}</span>
      </Action>
    </span>
  );
}
