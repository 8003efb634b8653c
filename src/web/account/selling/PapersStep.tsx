import { useRef, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { DropZone, useUploads } from '#web/features/uploads/index.ts';
import type { MyCarWholeFragment } from '#web/graphql/documents.gen.ts';
import { buttonClasses, Icon, IconButton, SelectField, TextField } from '#web/ui/index.ts';
import { Remark } from './Remark.tsx';
import { SendingList } from './SendingList.tsx';
import type { CarDraft } from './use-car.ts';

type Paper = { readonly label: string; readonly url: string; readonly isCustom: boolean };

const papersOf = ({ documents, customDocs }: MyCarWholeFragment['ad']): readonly Paper[] => [
  ...documents.flatMap(({ label, urls }) => urls.map(url => ({ label, url, isCustom: false }))),
  ...customDocs.flatMap(({ label, urls }) => urls.map(url => ({ label, url, isCustom: true }))),
];

/** Papers of one label stand together. */
function grouped(papers: readonly Paper[], isCustom: boolean): { label: string; urls: string[] }[] {
  const byLabel = Map.groupBy(
    papers.filter(paper => paper.isCustom === isCustom),
    ({ label }) => label,
  );
  return Array.from(byLabel, ([label, of]) => ({ label, urls: of.map(({ url }) => url) }));
}

const CUSTOM = 'CUSTOM';

/** What a paper may be, by its code. */
function useLabels(): Readonly<Record<string, string>> {
  const t = useTranslations('codes.documentLabel');
  const codes = Object.keys(useMessages().codes.documentLabel);
  return Object.fromEntries(codes.map(code => [code, t(code as 'FIA_CERTIFICATE')]));
}

/** The car's papers, each under what it is. */
export function PapersStep({ draft }: { draft: CarDraft }) {
  const t = useTranslations('selling.papers');
  const labels = useLabels();
  const [papers, setPapers] = useState(() => papersOf(draft.car.ad));
  const newest = useRef(papers);
  const [label, setLabel] = useState('REGISTRATION_CERTIFICATE');
  const [name, setName] = useState('');
  const put = (next: readonly Paper[]) => {
    newest.current = next;
    setPapers(next);
    draft.change('documents', () => ({
      data: { documents: grouped(newest.current, false), customDocs: grouped(newest.current, true) },
    }));
  };
  const isCustom = label === CUSTOM;
  const given = useRef({ label, isCustom });
  given.current = { label: isCustom ? name.trim() : label, isCustom };
  const uploads = useUploads('/uploads/documents', ({ url }) => {
    put([...newest.current, { ...given.current, url }]);
    setName('');
  });
  const isNamed = !isCustom || name.trim() !== '';

  return (
    <div className="flex flex-col gap-6">
      <Remark field="documents" draft={draft} />
      <PaperList
        papers={papers}
        labels={labels}
        onRemove={url => put(papers.filter(one => one.url !== url))}
      />
      <LabelChoice {...{ labels, label, name, setLabel, setName }} />
      {isNamed && (
        <DropZone
          name="document"
          accept="application/pdf,image/jpeg,image/png"
          icon="document"
          pick={t('pick')}
          hint={t('hint')}
          onFiles={uploads.add}
        />
      )}
      <SendingList uploads={uploads} />
    </div>
  );
}

function LabelChoice({
  labels,
  label,
  name,
  setLabel,
  setName,
}: {
  labels: Readonly<Record<string, string>>;
  label: string;
  name: string;
  setLabel: (label: string) => void;
  setName: (name: string) => void;
}) {
  const t = useTranslations('selling.papers');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="label"
        label={t('label')}
        isRequired
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      >
        {Object.entries(labels).map(([code, word]) => (
          <option key={code} value={code}>
            {word}
          </option>
        ))}
        <option value={CUSTOM}>{t('custom')}</option>
      </SelectField>
      {label === CUSTOM && (
        <TextField
          name="customName"
          label={t('customName')}
          isRequired
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </div>
  );
}

function PaperList({
  papers,
  labels,
  onRemove,
}: {
  papers: readonly Paper[];
  labels: Readonly<Record<string, string>>;
  onRemove: (url: string) => void;
}) {
  const t = useTranslations('selling.papers');
  if (papers.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul className="flex flex-col gap-2" aria-live="polite">
      {papers.map(({ label, url, isCustom }) => {
        const word = isCustom ? label : (labels[label] ?? label);
        return (
          <li
            key={url}
            data-paper={label}
            className="flex items-center gap-3 rounded-box border border-line bg-surface py-1 pr-1 pl-4"
          >
            <Icon name="document" className="size-5 shrink-0 text-ink-soft" />
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className={buttonClasses('quiet', 'medium', 'min-w-0 flex-1 justify-start truncate')}
            >
              {word}
            </a>
            <IconButton label={t('remove', { label: word })} onClick={() => onRemove(url)}>
              <Icon name="close" className="size-4" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
