import { useTranslations } from 'use-intl';
import type { AuditLineFragment } from '../../graphql/documents.gen.ts';
import { useFieldWords } from './use-field-words.ts';

/** What a line of the log changed, field by field: before, then after. */
export function ChangeList({ changes }: { changes: AuditLineFragment['changes'] }) {
  const t = useTranslations('admin.audit');
  const wordOf = useFieldWords();
  return (
    <dl className="flex flex-col gap-2 text-12">
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt className="font-[560]">{wordOf(name)}</dt>
          <dd className="wrap-anywhere text-ink-soft">
            <span className="sr-only">{t('before')} </span>
            {before === null ? t('none') : <del className="decoration-line">{shortened(before)}</del>}
            <span aria-hidden="true"> → </span>
            <span className="sr-only">{t('after')} </span>
            {after === null ? t('none') : <ins className="text-ink no-underline">{shortened(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SHOWN_MAX = 240;
const shortened = (text: string) => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);
