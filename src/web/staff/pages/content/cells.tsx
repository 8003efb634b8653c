import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { ContentKind } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Badge, type BadgeTone, optionsOf, Select } from '#web/ui/index.ts';
import { type Row, stateOf, type TextState } from './rows.ts';
import { idOf, KINDS } from './text-id.ts';

const TONES: Record<TextState, BadgeTone> = {
  missing: 'red',
  draft: 'plain',
  planned: 'brass',
  waiting: 'brass',
  shown: 'good',
};

/** Which texts the list is of. */
export function KindChoice({ kind, onChange }: { kind: ContentKind; onChange: (kind: string) => void }) {
  const t = useTranslations('admin.content');
  return (
    <Select
      name="kind"
      aria-label={t('kind')}
      value={kind}
      onChange={event => onChange(event.target.value)}
      className="min-w-52 text-14 max-sm:flex-1"
      options={optionsOf(KINDS, one => t(`kinds.${one}`))}
    />
  );
}

/** Each language as a way to its editor, in the colour of how it stands, with a sentence that says it. */
export function Languages({ row }: { row: Row }) {
  const t = useTranslations('admin.content.states');
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.languages.map(({ locale, text }) => {
        const state = stateOf(text);
        const date = text?.plannedAt ? formatDateTime(text.plannedAt) : '';
        const words = t(state, { language: locale, number: String(text?.shown ?? 0), date });
        return (
          <Link
            key={locale}
            to={linkTo('admin/content/edit', 'fr', { id: idOf(row) }, { locale })}
            aria-label={words}
            title={words}
            className="inline-flex min-h-11 items-center lg:min-h-8"
          >
            <Badge
              tone={TONES[state]}
              data-state={state}
              className={state === 'missing' ? 'line-through' : ''}
            >
              {locale}
            </Badge>
          </Link>
        );
      })}
    </span>
  );
}
