import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CAR_CODES, type CarDocument } from '#shared/fields/index.ts';
import { DropZone, SendingList } from '#web/features/uploads/index.ts';
import {
  Button,
  buttonClasses,
  CONTROL_CLASSES,
  FieldErrorText,
  Icon,
  Select,
  SelectField,
  TextField,
} from '#web/ui/index.ts';
import { useCarUploads } from './CarUploads.tsx';
import { named, type Paper, papersOf, withPapers } from './paper-list.ts';
import { GoneMark, TakeOutGone } from './Remarks.tsx';
import { RowTools } from './rows.tsx';
import { useCarEditor, useCarField } from './use-car-editor.ts';
import { useChoices } from './use-words.ts';

/** In the list of document kinds: another one, with a free name. */
const CUSTOM = 'CUSTOM';

/** The car's documents with their names. */
export function DocumentsField() {
  const t = useTranslations('carEditor.documents');
  const { draft, state, role } = useCarEditor();
  const documents = useCarField('documents');
  const custom = useCarField('customDocs');
  const [label, setLabel] = useState<string>('REGISTRATION_CERTIFICATE');
  const [name, setName] = useState('');
  const { papers: uploads, addPapers } = useCarUploads();
  const isCustom = label === CUSTOM;
  const papers = papersOf(state.values);
  const gone = [...documents.gone, ...custom.gone];
  const put = (next: readonly Paper[]) => {
    const kept = withPapers(next, draft.snapshot().values);
    documents.change(kept.documents);
    custom.change(kept.customDocs);
  };
  const choose = (of: CarDocument, isOwn: boolean) => {
    setLabel(isOwn ? CUSTOM : of.label);
    setName(isOwn ? of.label : '');
  };
  const paper = { label: isCustom ? name.trim() : label, isCustom };
  const send = (files: readonly File[]) => {
    addPapers(files, paper);
    setName('');
  };
  const add = (url: string) => {
    if (papers.every(known => known.url !== url)) put([...papers, { ...paper, url }]);
    setName('');
  };
  return (
    <div className="flex flex-col gap-6">
      <PaperList papers={papers} onPapers={put} />
      <Awaited
        papers={named(state.values.documents)}
        onChoose={of => choose(of, false)}
        onDrop={of => documents.change(state.values.documents.filter(each => each !== of))}
      />
      <Awaited
        papers={named(state.values.customDocs)}
        onChoose={of => choose(of, true)}
        onDrop={of => custom.change(state.values.customDocs.filter(each => each !== of))}
      />
      <FieldErrorText id={undefined} error={documents.error ?? custom.error} />
      <TakeOutGone gone={gone} onTakeOut={() => put(papers.filter(({ url }) => !gone.includes(url)))} />
      <div className="grid gap-5 sm:grid-cols-2">
        <LabelChoice label={label} onLabel={setLabel} />
        {isCustom && (
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
      {(!isCustom || name.trim() !== '') && (
        <>
          <DropZone
            name="document"
            accept="application/pdf,image/jpeg,image/png"
            icon="document"
            pick={t('pick')}
            hint={t('hint')}
            isMultiple={!isCustom}
            onFiles={send}
          />
          {role === 'STAFF' && <Address onAddress={add} />}
        </>
      )}
      <SendingList uploads={uploads} />
    </div>
  );
}

type AwaitedProps = {
  papers: readonly CarDocument[];
  onChoose: (paper: CarDocument) => void;
  onDrop: (paper: CarDocument) => void;
};

/** Documents that are named but not uploaded yet. */
function Awaited({ papers, onChoose, onDrop }: AwaitedProps) {
  const t = useTranslations('carEditor.documents');
  const words = new Map<string, string>(useChoices()('documents'));
  if (papers.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {papers.map(paper => {
        const word = words.get(paper.label) ?? paper.label;
        return (
          <li key={paper.label} data-awaited={paper.label} className="flex flex-wrap items-center gap-3">
            <span className="min-w-40 flex-1">{t('awaited', { paper: word })}</span>
            <Button
              look="secondary"
              aria-label={t('addFileOf', { paper: word })}
              onClick={() => onChoose(paper)}
            >
              {t('addFile')}
            </Button>
            <Button look="quiet" aria-label={t('dropOf', { paper: word })} onClick={() => onDrop(paper)}>
              {t('drop')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function LabelChoice({ label, onLabel }: { label: string; onLabel: (label: string) => void }) {
  const t = useTranslations('carEditor.documents');
  const choices = useChoices()('documents');
  return (
    <SelectField
      name="label"
      label={t('label')}
      isRequired
      value={label}
      onChange={({ target }) => onLabel(target.value)}
      options={[...choices, [CUSTOM, t('custom')]]}
    />
  );
}

/** Adds a document by its URL. */
function Address({ onAddress }: { onAddress: (url: string) => void }) {
  const t = useTranslations('carEditor.documents');
  const [url, setUrl] = useState('');
  const add = () => {
    if (url.trim() !== '') onAddress(url.trim());
    setUrl('');
  };
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        name="address"
        type="url"
        label={t('address')}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        onKeyDown={event => event.key === 'Enter' && add()}
      />
      <Button look="secondary" size="large" onClick={add}>
        {t('addAddress')}
      </Button>
    </div>
  );
}

type PaperListProps = { papers: readonly Paper[]; onPapers: (papers: Paper[]) => void };

function PaperList({ papers, onPapers }: PaperListProps) {
  const t = useTranslations('carEditor.documents');
  if (papers.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul className="flex flex-col gap-2" aria-live="polite">
      {papers.map((paper, index) => (
        <li
          key={paper.url}
          data-paper={paper.label}
          className="flex flex-wrap items-center gap-3 rounded-box border border-line bg-surface p-2 sm:flex-nowrap"
        >
          <span className="min-w-40 flex-1">
            <PaperLabel paper={paper} onLabel={label => onPapers(papers.with(index, { ...paper, label }))} />
            <GoneMark file={paper.url} />
          </span>
          <a
            href={paper.url}
            target="_blank"
            rel="noopener"
            aria-label={t('open', { number: String(index + 1) })}
            className={buttonClasses('quiet', 'medium')}
          >
            <Icon name="arrowUpRight" className="size-5" />
          </a>
          <RowTools rows={papers} index={index} onRows={onPapers} />
        </li>
      ))}
    </ul>
  );
}

type PaperLabelProps = { paper: Paper; onLabel: (label: string) => void };

/** A document's name: an entry of the house's list, or a free text. */
function PaperLabel({ paper: { label, isCustom }, onLabel }: PaperLabelProps) {
  const t = useTranslations('carEditor.documents');
  const choices = useChoices()('documents');
  if (isCustom) {
    return (
      <input
        type="text"
        aria-label={t('customName')}
        maxLength={120}
        value={label}
        onChange={({ target }) => onLabel(target.value)}
        className={CONTROL_CLASSES}
      />
    );
  }
  const isKnown = CAR_CODES.documentLabel.some(code => code === label);
  return (
    <Select
      aria-label={t('label')}
      value={label}
      onChange={({ target }) => onLabel(target.value)}
      options={isKnown ? choices : [...choices, [label, label]]}
    />
  );
}
