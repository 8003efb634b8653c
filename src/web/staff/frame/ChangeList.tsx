import { useTranslations } from 'use-intl';
import type { AuditLineFragment } from '#web/graphql/documents.gen.ts';
import { useFieldWords } from './use-field-words.ts';
import { useLogWords } from './use-log-words.ts';

/** What a line of the log changed, field by field: before, then after. */
export function ChangeList({ action, changes }: Pick<AuditLineFragment, 'action' | 'changes'>) {
  const t = useTranslations('admin.audit');
  const { wordsOf } = useLogWords();
  const wordOf = useFieldWords();
  return (
    <dl className="flex flex-col gap-2 text-12">
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt className="font-[560]">{wordOf(name)}</dt>
          <dd className="wrap-anywhere text-ink-soft">
            <span className="sr-only">{t('before')} </span>
            <del className={before === null ? 'no-underline' : 'decoration-line'}>
              {shortened(wordsOf(action, name, before))}
            </del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only">{t('after')} </span>
            <ins className="text-ink no-underline">{shortened(wordsOf(action, name, after))}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SHOWN_MAX = 240;
const shortened = (text: string) => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);
