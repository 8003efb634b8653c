import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Block, Blocks } from '#web/features/content/index.ts';
import { ContentPreviewDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

/** A pause after which what was typed is shown. */
const PAUSE_MS = 300;

/** The text as the public will read it, while it is written; its links lead nowhere from here. */
export function Preview({ title, body }: { title: string; body: string }) {
  const t = useTranslations('admin.content.edit');
  const blocks = usePreview(body);
  return (
    <section aria-label={t('preview')} className="rounded-box border border-line bg-paper">
      <h2 className="overline-label border-line border-b px-5 py-3 text-ink-soft">{t('preview')}</h2>
      <div
        data-preview=""
        className="flex max-h-[70dvh] flex-col gap-5 overflow-y-auto p-5 sm:p-8"
        onClickCapture={event => {
          if ((event.target as Element).closest('a')) event.preventDefault();
        }}
      >
        {title !== '' && <p className="display text-36">{title}</p>}
        {blocks.length > 0 ? (
          <Blocks blocks={blocks} />
        ) : (
          <p className="text-ink-soft">{t('previewEmpty')}</p>
        )}
      </div>
    </section>
  );
}

/** What was shown stays until the new answer is here; an answer that was overtaken is nobody's. */
function usePreview(body: string): readonly Block[] {
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const asked = useRef(0);
  useEffect(() => {
    asked.current += 1;
    const turn = asked.current;
    if (body.trim() === '') return setBlocks([]);
    const timer = setTimeout(async () => {
      const answer = await request(ContentPreviewDocument, { body }).catch(() => null);
      if (answer && turn === asked.current) setBlocks(answer.contentPreview);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [body]);
  return blocks;
}
