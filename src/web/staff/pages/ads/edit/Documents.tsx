import { useId, useRef } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { type Sending, type Uploads, useUploads, useUploadText } from '#web/features/uploads/index.ts';
import { buttonClasses, CONTROL_CLASSES, Icon, IconButton, Select } from '#web/ui/index.ts';
import { Rows } from './lists.tsx';

type Document = { readonly label: string; readonly urls: readonly string[] };

/** Papers: what they are, and their files, sent from here or standing elsewhere; each can be looked at. */
export function Documents({ path }: { path: 'documents' | 'customDocs' }) {
  const t = useTranslations();
  const labels: Readonly<Record<string, string>> = useMessages().codes.documentLabel;
  const first = Object.keys(labels)[0] ?? '';
  const isCoded = path === 'documents';
  return (
    <Rows<Document>
      path={path}
      fresh={{ label: isCoded ? first : '', urls: [] }}
      addLabel={t('admin.editor.addDocument')}
      draw={(document, change) => (
        <>
          {isCoded ? (
            <Select
              aria-label={t('admin.editor.documentLabel')}
              value={document.label}
              onChange={event => change({ ...document, label: event.target.value })}
            >
              {Object.entries(labels).map(([code, word]) => (
                <option key={code} value={code}>
                  {word}
                </option>
              ))}
            </Select>
          ) : (
            <input
              type="text"
              aria-label={t('admin.editor.documentLabel')}
              value={document.label}
              onChange={event => change({ ...document, label: event.target.value })}
              className={CONTROL_CLASSES}
            />
          )}
          <Addresses urls={document.urls} onChange={urls => change({ ...document, urls })} />
        </>
      )}
    />
  );
}

/** One address a line; a file that is sent adds its own. */
function Addresses({ urls, onChange }: { urls: readonly string[]; onChange: (urls: string[]) => void }) {
  const t = useTranslations('admin.editor');
  const id = useId();
  // What is written while a file is on its way stays.
  const newest = useRef(urls);
  newest.current = urls;
  const uploads = useUploads('/uploads/documents', ({ url }) => {
    const next = [...newest.current, url];
    newest.current = next;
    onChange(next);
  });
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-12 text-ink-soft">
        {t('documentUrls')}
      </label>
      <textarea
        id={id}
        rows={Math.max(2, urls.length)}
        value={urls.join('\n')}
        onChange={event => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
        className={CONTROL_CLASSES}
      />
      <FilePick uploads={uploads} />
      <ul className="flex flex-wrap gap-x-4 text-12">
        {urls
          .filter(url => /^(https:\/\/|\/)/.test(url))
          .map((url, index) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-6 items-center text-link underline underline-offset-4"
              >
                {t('previewDocument', { number: String(index + 1) })}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Files from one's own machine, with how far each has come. */
function FilePick({ uploads }: { uploads: Uploads }) {
  const t = useTranslations('admin.editor');
  return (
    <>
      <label
        className={buttonClasses(
          'secondary',
          'medium',
          'cursor-pointer self-start has-focus-visible:outline-2',
        )}
      >
        <Icon name="document" className="size-5" />
        {t('addFile')}
        <input
          type="file"
          name="document"
          multiple
          accept="application/pdf,image/jpeg,image/png"
          className="sr-only"
          onChange={event => {
            uploads.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <ul className="flex flex-col gap-2 empty:hidden">
        {uploads.sending.map(one => (
          <SentFile key={one.key} one={one} uploads={uploads} />
        ))}
      </ul>
    </>
  );
}

function SentFile({ one, uploads }: { one: Sending; uploads: Uploads }) {
  const t = useTranslations('admin.editor.photos');
  const textOf = useUploadText();
  return (
    <li className="flex min-h-11 items-center gap-4 text-14">
      <span className="w-48 truncate">{one.file.name}</span>
      {one.error === null ? (
        <progress value={one.share} aria-label={one.file.name} className="h-2 flex-1 accent-green" />
      ) : (
        <>
          <span role="alert" className="flex-1 text-red">
            {textOf(one.code) ?? t(one.error === 'refused' ? 'notADocument' : 'failed')}
          </span>
          <button
            type="button"
            onClick={() => uploads.retry(one)}
            className={buttonClasses('quiet', 'medium')}
          >
            {t('retry')}
          </button>
        </>
      )}
      <IconButton label={t('drop')} onClick={() => uploads.drop(one.key)}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}
