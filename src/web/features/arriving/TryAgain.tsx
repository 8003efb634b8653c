import { useTranslations } from 'use-intl';
import { Button, Card } from '#web/ui/index.ts';

type Props = {
  /** The title of the part that failed to load with its title. */
  title?: string | undefined;
  onAgain: () => void;
};

/** Replaces content that failed to load, with a button to retry. */
export function TryAgain({ title, onAgain }: Props) {
  const t = useTranslations('account.failed');
  const said = (
    <div role="alert" className="flex flex-col items-start gap-4">
      <p>{t('text')}</p>
      <Button look="secondary" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
  if (title === undefined) return said;
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-8">
      <h2 className="display text-22">{title}</h2>
      {said}
    </Card>
  );
}
