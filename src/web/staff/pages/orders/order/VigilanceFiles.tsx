import { useTranslations } from 'use-intl';
import { VIGILANCE_ENTRY_FIELDS } from '#shared/fields/index.ts';
import { useSend } from '#web/features/cache/index.ts';
import { checkedFields } from '#web/features/form/index.ts';
import { OpenPaper } from '#web/features/orders/index.ts';
import { Panel, Written } from '#web/features/user-area/index.ts';
import {
  DecideVigilancePieceDocument,
  EnterVigilanceDocument,
  type VigilanceEntryKind,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, useLocale } from '#web/i18n/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { Badge, type BadgeTone, Checkbox, TextArea, TextField } from '#web/ui/index.ts';
import { Decide } from './DecidePapers.tsx';
import type { StaffOrder, StaffVigilance } from './staff-order.ts';

const TONES: Readonly<Record<StaffVigilance['state'] | 'MISSING' | 'ACCEPTED' | 'OVER', BadgeTone>> = {
  ...{ ASKED: 'brass', RECEIVED: 'brass', CLEARED: 'good', REFUSED: 'red', WAIVED: 'plain' },
  ...{ MISSING: 'brass', ACCEPTED: 'good', OVER: 'plain' },
};

const dayOf = (day: string) => formatDate(`${day}T12:00:00Z`);

/** The identification of both sides required by law, and its review by staff. */
export function VigilanceFiles({ order }: { order: StaffOrder }) {
  const { id, vigilance, state, owedToSellerCents } = order;
  const t = useTranslations('admin.orders.vigilance');
  if (vigilance.length === 0) return null;
  // Compensation for a returned car also requires both sides to be identified.
  const isOff = state === 'CANCELLED' && (owedToSellerCents ?? 0) === 0;
  return (
    <Panel id="vigilance" title={t('title')}>
      {vigilance.map(file => (
        <section
          key={file.party}
          data-vigilance={file.party}
          className="flex flex-col gap-4 border-line pb-5 not-last:border-b"
        >
          <File {...{ id, file, isOff }} />
        </section>
      ))}
    </Panel>
  );
}

type FileProps = {
  id: string;
  file: StaffVigilance;
  /** Whether nothing depends on it any more. */
  isOff: boolean;
};

function File({ id, file, isOff }: FileProps) {
  const t = useTranslations('admin.orders.vigilance');
  const { party, state, isEnhanced, isReported, otherPayers, pieces, entries } = file;
  const mayDecide = useCan('Vigilance:update');
  const shown = isOff && (state === 'ASKED' || state === 'RECEIVED') ? 'OVER' : state;
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-3 font-[560]">
        {t(`side.${party as 'BUYER' | 'SELLER'}`)}
        <Badge tone={TONES[shown]}>{t(`state.${shown}`)}</Badge>
      </h3>
      {isEnhanced && <p className="text-14 text-red">{t('enhanced')}</p>}
      {isReported && <p className="text-14 text-red">{t('reported')}</p>}
      {otherPayers.length > 0 && (
        <p className="text-14 text-red">{t('otherPayers', { names: otherPayers.join(', ') })}</p>
      )}
      <Answers file={file} />
      <ul className="flex flex-col">
        {pieces.map(
          piece =>
            (!isOff || piece.fileId !== null) && (
              <Piece key={piece.kind} orderId={id} {...{ piece, isOff }} />
            ),
        )}
      </ul>
      <VigilanceActions {...{ id, file, isOff, mayDecide }} />
      {entries !== null && (
        <ul className="flex flex-col gap-2 text-14 empty:hidden">
          {entries.map(({ kind, text, declaredOn, actorName, at }) => (
            <li key={`${kind} ${at}`}>
              <span className="font-[560]">
                {kind === 'DECLARED'
                  ? t('entry.DECLARED', { day: dayOf(declaredOn ?? '') })
                  : t(`entry.${kind}`)}
              </span>{' '}
              <span className="tabular text-ink-soft">
                · {actorName} · {formatDate(at)}
              </span>
              {text && <p className="whitespace-pre-line">{text}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Answers({ file: { answers } }: { file: StaffVigilance }) {
  const t = useTranslations('admin.orders.vigilance');
  const words = useTranslations('orders.vigilance');
  const locale = useLocale();
  if (answers === null) return <p className="text-14 text-ink-soft">{t('unanswered')}</p>;
  const { name, bornOn, birthPlace, birthCountry, livesIn, owners, exposure, office, funds, fundsText } =
    answers;
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const inWords = (code: string) => countries.of(code) ?? code;
  const born = t('born', { day: dayOf(bornOn), place: birthPlace, country: inWords(birthCountry) });
  const paid = funds && `${words('funds')} ${words(`fundsOf.${funds}`)}`;
  const said = [
    `${name}, ${born}, ${t('lives', { country: inWords(livesIn) })}`,
    owners,
    exposure === 'NONE' ? null : [words('exposure'), words(`exposures.${exposure}`), office].join(' · '),
    paid && [paid, fundsText].filter(Boolean).join(', '),
  ];
  return (
    <ul className="flex flex-col gap-1 text-14">{said.map(line => line && <li key={line}>{line}</li>)}</ul>
  );
}

type PieceProps = Pick<FileProps, 'isOff'> & { orderId: string; piece: StaffVigilance['pieces'][number] };

function Piece({ orderId: id, piece, isOff }: PieceProps) {
  const t = useTranslations('admin.orders.vigilance');
  const words = useTranslations('orders.vigilance');
  const send = useSend();
  const { kind, state, isKnown, reason, reasonLanguage, id: pieceId, fileId } = piece;
  return (
    <li data-piece={kind} className="flex flex-col gap-1 border-line py-3 not-last:border-b">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{words(`kind.${kind}`)}</span>
        <Badge tone={TONES[state]}>{words(isKnown ? 'known' : `pieceState.${state}`)}</Badge>
        {fileId && (
          <span className="ml-auto">
            <OpenPaper id={fileId} name={words(`kind.${kind}`)} />
          </span>
        )}
      </div>
      <Written text={reason} language={reasonLanguage} className="text-14 text-red" />
      {(state === 'RECEIVED' || isKnown) && pieceId !== null && !isOff && (
        <Decide
          accept={!isKnown && (() => send(DecideVigilancePieceDocument, { id, pieceId, refusal: null }))}
          refuse={refusal => request(DecideVigilancePieceDocument, { id, pieceId, refusal })}
          refuseText={t('refuseText')}
        />
      )}
    </li>
  );
}

type Props = FileProps & { mayDecide: boolean };

/** The entries that staff may make in a file; all but clearing need the permission. */
function VigilanceActions({ id, file, isOff, mayDecide }: Props) {
  const { party, state, answers, pieces, isEnhanced } = file;
  const isSeen = answers !== null && pieces.every(piece => piece.state === 'ACCEPTED');
  const isOver = state === 'CLEARED' || state === 'WAIVED';
  const mayClear = mayDecide || (!isEnhanced && state !== 'REFUSED');
  const kinds: readonly (VigilanceEntryKind | false)[] = [
    !isOff && isSeen && mayClear && state !== 'CLEARED' && 'CLEARED',
    !isOff && mayDecide && state !== 'REFUSED' && 'REFUSED',
    !isOff && mayDecide && !isOver && 'WAIVED',
    mayDecide && 'NOTE',
    mayDecide && 'DECLARED',
  ];
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {kinds.map(kind => kind && <Enter key={kind} {...{ id, party, kind }} />)}
    </div>
  );
}

/** The words of each entry, and their explanation. */
const WORDS = {
  CLEARED: ['clear', 'clearText'],
  REFUSED: ['refuseFile', 'refuseFileText'],
  WAIVED: ['waive', 'waiveText'],
  NOTE: ['note', 'noteText'],
  DECLARED: ['declare', 'declareText'],
} as const satisfies Readonly<Record<VigilanceEntryKind, unknown>>;

type EnterProps = Pick<Props, 'id'> & Pick<StaffVigilance, 'party'> & { kind: VigilanceEntryKind };

function Enter({ id, party, kind }: EnterProps) {
  const t = useTranslations('admin.orders.vigilance');
  const [label, text] = WORDS[kind];
  return (
    <FormButton
      {...{ name: 'vigilance', look: kind === 'CLEARED' ? 'primary' : 'quiet' }}
      label={t(label)}
      text={t(text)}
      first={{ text: '', declaredOn: '', areNamesChecked: false }}
      act={typed => {
        const data = checkedFields(VIGILANCE_ENTRY_FIELDS, { ...typed, kind });
        return request(EnterVigilanceDocument, { id, party, data });
      }}
    >
      {({ field, ticks, errorOf }) => (
        <>
          {kind === 'CLEARED' && (
            <Checkbox
              label={t('names')}
              isRequired
              {...ticks('areNamesChecked')}
              error={errorOf('areNamesChecked') && { key: 'names', text: t('namesNeeded') }}
            />
          )}
          {kind === 'DECLARED' ? (
            <TextField type="date" label={t('declaredOn')} isRequired {...field('declaredOn')} />
          ) : (
            <TextArea label={t('words')} isRequired={kind !== 'CLEARED'} rows={3} {...field('text')} />
          )}
        </>
      )}
    </FormButton>
  );
}
