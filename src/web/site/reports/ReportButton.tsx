import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnDemand } from '#web/features/on-demand/index.ts';
import type { ReportSubject } from '#web/graphql/documents.gen.ts';
import { loadNamespace } from '#web/i18n/index.ts';

async function loadDialog() {
  const [{ ReportDialog }] = await Promise.all([import('./ReportDialog.tsx'), loadNamespace('report')]);
  return { ReportDialog };
}

/** Reports a problem with the content beside it. */
export function ReportButton({ subject, id }: { subject: ReportSubject; id: string }) {
  const t = useTranslations('car.report');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const loaded = useOnDemand(isOpen, loadDialog, close);
  return (
    <>
      <button
        type="button"
        data-report={subject}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center self-start text-12 text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {t(subject)}
      </button>
      {loaded && <loaded.ReportDialog {...{ subject, id, isOpen }} onClose={close} />}
    </>
  );
}
