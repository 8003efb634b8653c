import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useForm } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { TakeBackFileImportDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatDateTime, formatNumber, useLocale } from '#web/i18n/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton, readTable } from '#web/staff/frame/index.ts';
import { Badge, Button, Card, FormAlert, saveFile } from '#web/ui/index.ts';
import type { FileImport, ImportWork } from './use-import.ts';
import { useTargetWords } from './use-import.ts';

const PHOTO_COUNTS = ['taken', 'known', 'refused', 'stopped'] as const;
const isOwn = ({ authorName }: FileImport) => authorName === null;
const COUNTS = ['created', 'updated', 'unchanged', 'refused', 'waiting'] as const;

/** What the file would do or has done: the number of lines of each kind, and the errors by kind. */
export function Report({ file, work }: { file: FileImport; work: ImportWork }) {
  const t = useTranslations('admin.importing');
  const { counts, photos, state, wish } = file;
  if (state === 'WAITING') return null;
  const good = counts.created + counts.updated + counts.unchanged;
  const isPlain = counts.refused > 0 || state === 'TAKEN_BACK';
  // Only the person who started an import can continue it.
  const isStopped = state === 'STOPPED' && isOwn(file);
  // An all-or-nothing import became invalid after its trial: imported lines stay, and valid ones may follow.
  const hasBroken = isStopped && counts.refused > 0 && !wish.takesGood;
  const goesOn = hasBroken || (isStopped && counts.waiting > 0) || photos.stopped > 0;
  const mayRun = state === 'TRIED' && good > 0 && (wish.takesGood || counts.refused === 0);
  return (
    <Card data-import={state} className="flex flex-col gap-5 p-5 sm:p-7">
      <p role="status" className={`rounded-box px-4 py-3 ${isPlain ? 'bg-wash' : 'bg-good-wash text-good'}`}>
        {state === 'TAKEN_BACK'
          ? t('said.TAKEN_BACK', {
              date: formatDateTime(file.takenBackAt ?? ''),
              name: file.takenBackBy || t('gone'),
            })
          : t(`said.${state as 'TRIED'}`)}
      </p>
      <ul className="tabular flex flex-wrap gap-2">
        {COUNTS.filter(name => counts[name] > 0).map(name => (
          <li key={name}>
            <Badge tone={name === 'refused' ? 'red' : 'plain'}>
              {t(`counts.${name}`, { count: counts[name] })}
            </Badge>
          </li>
        ))}
        {PHOTO_COUNTS.filter(name => photos[name] > 0).map(name => (
          <li key={`photos-${name}`}>
            <Badge tone={name === 'refused' ? 'red' : 'plain'}>
              {t(`photoCounts.${name}`, { count: photos[name] })}
            </Badge>
          </li>
        ))}
      </ul>
      {state === 'TRIED' && counts.refused > 0 && !wish.takesGood && (
        <FormAlert>{t('allOrNothing')}</FormAlert>
      )}
      {hasBroken && <p>{t('goesOnWithout')}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {mayRun && (
          <Button isBusy={work.isBusy} onClick={() => void work.run(file.id)}>
            {t('bring', { count: counts.created + counts.updated || good })}
          </Button>
        )}
        {goesOn && (
          <Button isBusy={work.isBusy} onClick={() => void work.run(file.id)}>
            {t('goOn')}
          </Button>
        )}
        {state !== 'TRIED' && (
          <Button look="secondary" onClick={work.leave}>
            {t('another')}
          </Button>
        )}
        <TakeBack file={file} work={work} />
      </div>
      {file.faults.length > 0 && <Faults file={file} />}
      {file.refusedPhotos.length > 0 && <RefusedPhotos file={file} />}
    </Card>
  );
}

/** The errors, most frequent first, and the invalid lines as a file to correct. */
function Faults({ file }: { file: FileImport }) {
  const t = useTranslations('admin.importing');
  const locale = useLocale();
  const words = useTargetWords(file);
  const { fail } = useToasts();
  const save = async () => {
    const asked = new URLSearchParams({ id: file.id, language: locale.toUpperCase() });
    const table = await readTable(`/exports/import-faults.csv?${asked}`).catch(fail);
    if (table) saveFile(table.name, table);
  };
  return (
    <section aria-labelledby="faults" className="flex flex-col gap-3">
      <h2 id="faults" className="display text-22">
        {t('faults')}
      </h2>
      <ul className="divide-y divide-line text-14">
        {file.faults.map(({ field, reason, count }) => (
          <li key={`${field} ${reason}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span>{t(`because.${reason}`, { field: words(field) })}</span>
            <span className="tabular text-ink-soft">{t('lineCount', { count })}</span>
          </li>
        ))}
      </ul>
      {isOwn(file) && (
        <>
          <Button look="secondary" className="self-start" onClick={() => void save()}>
            {t('saveFaults')}
          </Button>
          <p className="max-w-prose text-14 text-ink-soft">{t('mend')}</p>
        </>
      )}
    </section>
  );
}

/** The photos that could not be fetched, with line and reason; their cars have the others. */
function RefusedPhotos({ file }: { file: FileImport }) {
  const t = useTranslations('admin.importing');
  return (
    <section aria-labelledby="refused-photos" className="flex flex-col gap-3">
      <h2 id="refused-photos" className="display text-22">
        {t('refusedPhotos')}
      </h2>
      <ul className="divide-y divide-line text-14">
        {file.refusedPhotos.map(({ line, address, fault }) => (
          <li key={`${line} ${address}`} className="flex flex-col gap-0.5 py-2">
            <span>
              <span className="tabular">{t('line', { line: formatNumber(line) })}</span> ·{' '}
              {t(`photoFaults.${fault}`)}
            </span>
            <span className="wrap-anywhere text-ink-soft">{address}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first lines: refused ones first, then those with changes. */
export function Lines({ file }: { file: FileImport }) {
  const t = useTranslations('admin.importing');
  const words = useTargetWords(file);
  if (file.lines.length === 0) return null;
  return (
    <section aria-labelledby="lines" className="flex flex-col gap-3">
      <h2 id="lines" className="display text-22">
        {t('first')}
      </h2>
      <ul className="divide-y divide-line rounded-box border border-line bg-surface text-14">
        {file.lines.map(({ line, name, outcome, subjectId, faults }) => (
          <li key={line} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="tabular w-28 text-ink-soft">{t('line', { line: formatNumber(line) })}</span>
            {subjectId ? (
              <Link
                to={linkTo('admin/ads/edit', 'fr', { uuid: subjectId })}
                className="text-link underline underline-offset-4"
              >
                {name || '—'}
              </Link>
            ) : (
              <span>{name || '—'}</span>
            )}
            {outcome && (
              <Badge tone={outcome === 'REFUSED' ? 'red' : 'plain'}>{t(`outcomes.${outcome}`)}</Badge>
            )}
            {faults.length > 0 && (
              <span className="text-red">
                {faults
                  .flatMap(({ field, reason, value }) => [
                    t(`because.${reason}`, { field: words(field) }),
                    ...(value ? [`(${value})`] : []),
                  ])
                  .join(' ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type TakeBackProps = { file: FileImport; work: ImportWork };

/** Reverts all results imported from a file, once it is done and as long as any of them remains. */
function TakeBack({ file, work }: TakeBackProps) {
  const t = useTranslations('admin.importing.takeBack');
  const isOver = file.state === 'DONE' || file.state === 'STOPPED';
  if (!isOver || file.resultCount === 0) return null;
  return (
    <DialogButton
      right="Auctions:update"
      look="danger"
      label={t('open')}
      dialog={onClose => <TakeBackDialog {...{ file, work, onClose }} />}
    />
  );
}

function TakeBackDialog({
  file: { id, fileName, resultCount },
  work,
  onClose,
}: TakeBackProps & { onClose: () => void }) {
  const t = useTranslations('admin.importing.takeBack');
  const count = { count: resultCount, results: formatNumber(resultCount) };
  const takeBack = async () => {
    try {
      return (await request(TakeBackFileImportDocument, { id })).takeBackFileImport;
    } catch (error) {
      if (!(error instanceof RequestError && error.field === 'state')) throw error;
      form.setAlert(t('refused'));
      return null;
    }
  };
  const form = useForm({}, takeBack, file => {
    onClose();
    work.show(file);
  });
  return (
    <StaffDialog
      name="take-back-import"
      look="danger"
      title={t('open')}
      text={<span className="wrap-anywhere">{t('text', { ...count, name: fileName })}</span>}
      sendLabel={t('send', count)}
      {...{ form, onClose }}
    />
  );
}
