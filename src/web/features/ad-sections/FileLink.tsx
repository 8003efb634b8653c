import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPdf } from '#shared/paths/file-url.ts';
import { useCanShow } from '#web/own-files.ts';
import { Button } from '#web/ui/index.ts';
import { useOnDemand } from '../on-demand/index.ts';

/** A document, opened in a new window; if the page may frame it, it can also be previewed (spec §2.1). */
export function FileLink({ url, title }: { url: string; title: string }) {
  const t = useTranslations('ad');
  const canShow = useCanShow();
  const [isOpen, setOpen] = useState(false);
  const pdf = useOnDemand(
    isOpen,
    () => import('./PdfDialog.tsx'),
    () => setOpen(false),
  );
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
      >
        {title}
        <span className="sr-only"> {t('newTab')}</span>
      </a>
      {isPdf(url) && canShow(url) && (
        <>
          <Button look="quiet" className="text-ink-soft" onClick={() => setOpen(true)}>
            {t('preview')}
            <span className="sr-only"> : {title}</span>
          </Button>
          {pdf && <pdf.PdfDialog url={url} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />}
        </>
      )}
    </span>
  );
}
