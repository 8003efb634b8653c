import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/index.ts';

type Props = { url: string; title: string; isOpen: boolean; onClose: () => void };

/** Safari shows only the first page of a PDF in a frame; an iPad reports itself as a Macintosh. */
const APPLE = /iPhone|iPad|iPod|Macintosh/;

/** A PDF in a frame; on Apple devices a link that opens it in a new window (spec §2.1). */
export function PdfDialog({ url, title, isOpen, onClose }: Props) {
  return (
    <Dialog name="pdf" closesOnBack title={title} width="wide" isOpen={isOpen} onClose={onClose}>
      <PdfContent url={url} title={title} />
    </Dialog>
  );
}

function PdfContent({ url, title }: Pick<Props, 'url' | 'title'>) {
  const t = useTranslations('ad');
  const isApple = APPLE.test(navigator.userAgent);
  return (
    <div className="flex flex-col items-start gap-4">
      {isApple ? (
        <p className="text-ink-soft">{t('pdfElsewhere')}</p>
      ) : (
        <iframe src={url} title={title} className="h-[56vh] w-full rounded-box border border-line bg-wash" />
      )}
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={
          isApple
            ? 'inline-flex min-h-13 items-center rounded-pill bg-green px-7 py-3 font-[560] text-on-green hover:bg-green-hover'
            : 'link-line text-14'
        }
      >
        {t('openPdf')}
        <span className="sr-only"> {t('newTab')}</span>
      </a>
    </div>
  );
}
