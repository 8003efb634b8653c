// biome-ignore-all lint/a11y/noRedundantRoles: screen readers may ignore a table displayed as blocks
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DifferenceLineFragment, WaitingAdFragment } from '#web/graphql/documents.gen.ts';
import { useCarWords, useFieldWords, usePartWords, Wide } from '#web/staff/frame/index.ts';
import { classes } from '#web/ui/index.ts';

type Difference = WaitingAdFragment['differences'][number];

/** The public and the proposed values, field by field; stacked on a phone, but still a table. */
export function Differences({ car, differences }: { car: string; differences: readonly Difference[] }) {
  const t = useTranslations('admin.adReview');
  const wordOf = useFieldWords();
  return (
    <Wide label={`${t('after')}, ${car}`} className="max-h-96 overflow-auto rounded-box border border-line">
      <table role="table" className="w-full text-left text-14 max-md:block">
        <thead role="rowgroup" className="sticky top-0 bg-wash max-md:sr-only">
          <tr role="row">
            {(['field', 'before', 'after'] as const).map(column => (
              <th key={column} role="columnheader" scope="col" className="px-4 py-2 font-[560]">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {differences.map(({ field, before, after }) => (
            <tr
              key={field}
              role="row"
              data-difference={field}
              className="border-line align-top not-first:border-t md:border-t max-md:flex max-md:flex-col max-md:gap-2 max-md:p-4"
            >
              <th role="rowheader" scope="row" className="px-4 py-2 font-[520] max-md:p-0">
                {wordOf(field)}
              </th>
              <Cell title={t('before')} className="text-ink-soft">
                <Lines field={field} lines={before} />
              </Cell>
              <Cell title={t('after')}>
                <Lines field={field} lines={after} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** A field's value; on a phone stacked under the titles of its field and column. */
function Cell({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <td role="cell" className={classes('px-4 py-2 max-md:block max-md:p-0', className)}>
      <span aria-hidden="true" className="block text-12 text-ink-soft md:hidden">
        {title}
      </span>
      {children}
    </td>
  );
}

type Lines = readonly DifferenceLineFragment[];

function Lines({ field, lines }: { field: string; lines: Lines }) {
  const t = useTranslations('admin.adReview');
  if (lines.length === 0) return <span className="text-ink-soft">{t('none')}</span>;
  if (field === 'photos') return <Photos lines={lines} />;
  return (
    <ul className="max-w-prose whitespace-pre-line">
      {lines.map(line => (
        <li key={JSON.stringify(line)} className="wrap-anywhere">
          <Line field={field} line={line} />
        </li>
      ))}
    </ul>
  );
}

/** One value; or several, each with its label. */
function Line({ field, line: { parts } }: { field: string; line: DifferenceLineFragment }) {
  const { wordsOf, partOf } = useValueWords();
  return parts.map(part => {
    const name = partOf(part.path);
    return (
      <span key={`${part.path.join('.')} ${part.value}`} className="block">
        {name && <span className="text-ink-soft">{`${name}\u00a0: `}</span>}
        {wordsOf(field, part)}
      </span>
    );
  });
}

/** The line of a photo is its group and id. */
function Photos({ lines }: { lines: Lines }) {
  const t = useTranslations('carEditor.photos.groups');
  return (
    <ul className="flex flex-wrap gap-2">
      {lines.map(({ parts: [part] }) => {
        const [role = '', id = ''] = part?.value.split(' ') ?? [];
        return (
          <li key={id} className="w-24 text-12 text-ink-soft">
            <img
              src={`/photos/${id}/320.webp`}
              alt=""
              loading="lazy"
              className="aspect-[3/2] w-24 rounded-box bg-wash object-cover"
            />
            {t(GROUPS[role] ?? 'front')}
          </li>
        );
      })}
    </ul>
  );
}

const GROUPS: Readonly<Record<string, 'front' | 'exteriors' | 'interiors' | 'mechanics'>> = {
  FRONT: 'front',
  EXTERIOR: 'exteriors',
  INTERIOR: 'interiors',
  MECHANICS: 'mechanics',
};

type Part = DifferenceLineFragment['parts'][number];

/** Returns the words for a seller's changes: codes as visitors read them, parts by their labels. */
function useValueWords() {
  const t = useTranslations('admin.audit');
  const nameOfPart = usePartWords();
  const carWordsOf = useCarWords();

  /** Returns the label of a part of a field; null for the whole field. */
  const partOf = (path: Part['path']): string | null => {
    const names = path.map(nameOfPart);
    return names.length === 0 ? null : names.join(', ');
  };
  const wordsOf = (field: string, { path, value }: Part): string => {
    if (value === 'true') return t('yes');
    if (value === 'false') return t('no');
    return carWordsOf(path.at(-1) ?? field, value) ?? value;
  };
  return { wordsOf, partOf };
}
