import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocaleButton } from '#web/i18n/index.ts';
import { Button } from '#web/ui/index.ts';

type Props = {
  readonly uuid: string;
  /** null for the seller's own car, whose questions are answered on its sale's page. */
  readonly onAsk: (() => void) | null;
  readonly className: string;
  readonly children: ReactNode;
};

/** The button to ask the seller; for the seller a link to their sale. */
export function AskButton({ uuid, onAsk, className, children }: Props) {
  const t = useTranslations('ad.questions');
  const look = { look: 'secondary', className } as const;
  if (onAsk === null)
    return (
      <LocaleButton to="user/cars/edit" params={{ id: uuid }} hash="questions" {...look}>
        {t('ownSale')}
      </LocaleButton>
    );
  return (
    <Button onClick={onAsk} {...look}>
      {children}
    </Button>
  );
}
