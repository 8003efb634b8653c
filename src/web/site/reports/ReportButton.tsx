import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '#web/features/toasts/index.ts';
import type { ReportSubject } from '#web/graphql/documents.gen.ts';
import { loadWords, messagesIn, useLocale } from '#web/i18n/index.ts';
import type { ReportDialogProps } from './ReportDialog.tsx';

type Loaded = { Dialog: ComponentType<ReportDialogProps>; words: ReportDialogProps['words'] };

/** Says that something is wrong with what it stands beside. */
export function ReportButton({ subject, id }: { subject: ReportSubject; id: string }) {
  const t = useTranslations('car.report');
  const locale = useLocale();
  const { act } = useAct();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const [{ ReportDialog }] = await Promise.all([
      import('./ReportDialog.tsx'),
      loadWords(locale, ['report']),
    ]);
    setLoaded({ Dialog: ReportDialog, words: messagesIn(locale).report });
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        data-report={subject}
        onClick={() => void act(open)}
        className="inline-flex min-h-11 items-center self-start text-12 text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {t(subject)}
      </button>
      {loaded && (
        <loaded.Dialog
          subject={subject}
          id={id}
          words={loaded.words}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
