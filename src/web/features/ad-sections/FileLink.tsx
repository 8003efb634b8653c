import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPdf } from '#shared/paths/file-url.ts';
import { Button, VisuallyHidden } from '#web/ui/index.ts';
import { useOnDemand } from '../on-demand/index.ts';

/** A paper, in a window of its own; where the page may show it in a frame, a glance at it too (spec §2.1). */
export function FileLink({ url, title }: { url: string; title: string }) {
  const t = useTranslations('ad');
  const canFrame = useCanFrame();
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
        <VisuallyHidden> {t('newTab')}</VisuallyHidden>
      </a>
      {isPdf(url) && canFrame(url) && (
        <>
          <Button look="quiet" className="text-ink-soft" onClick={() => setOpen(true)}>
            {t('preview')}
            <VisuallyHidden> : {title}</VisuallyHidden>
          </Button>
          {pdf && <pdf.PdfDialog url={url} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />}
        </>
      )}
    </span>
  );
}

type Outside = { readonly origin: string; readonly fileHost: string | null };

/** Whether the page's policy lets it show a file in a frame: one of ours, or of the house's file host. */
function useCanFrame(): (url: string) => boolean {
  const outside = useRouteLoaderData('root') as Outside | undefined;
  const hosts = [outside?.origin, outside?.fileHost];
  return url => url.startsWith('/') || hosts.includes(URL.parse(url)?.origin);
}
