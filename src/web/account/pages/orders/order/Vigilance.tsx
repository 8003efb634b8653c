import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VIGILANCE_PIECE_FIELDS, vigilanceFields } from '#shared/fields/index.ts';
import { EXPOSURES, FUNDS } from '#shared/sale/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { HandInPaper, OpenPaper, type OrderProps } from '#web/features/orders/index.ts';
import { Panel, Written } from '#web/features/user-area/index.ts';
import {
  AnswerVigilanceDocument,
  HandInVigilancePieceDocument,
  MyVigilanceDocument,
  type VigilanceFileFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import {
  Badge,
  type BadgeTone,
  Button,
  Form,
  FormEnd,
  optionsOf,
  SelectField,
  TextField,
} from '#web/ui/index.ts';
import { CountryField } from '../../../CountryField.tsx';

const TONES: Readonly<Record<VigilanceFileFragment['pieces'][number]['state'], BadgeTone>> = {
  ...{ MISSING: 'brass', RECEIVED: 'plain', ACCEPTED: 'good', REFUSED: 'red' },
};
const OPEN: readonly string[] = ['CREATED', 'SIGNED', 'PAID', 'HANDED_OVER'];

type Props = { id: string; file: VigilanceFileFragment };

/** The identification that anti-money-laundering law requires of both sides above an amount; each sees their own. */
export function Vigilance({ order: { id, state } }: Pick<OrderProps, 'order'>) {
  const t = useTranslations('orders.vigilance');
  const query = useQueryOf(MyVigilanceDocument, { id }, { enabled: OPEN.includes(state) });
  if (!OPEN.includes(state)) return null;
  if (!query.data) return <NotYet query={query} title={t('title')} waiting={null} />;
  const [file] = query.data.order?.vigilance ?? [];
  return file ? <Asked id={id} file={file} /> : null;
}

function Asked({ id, file }: Props) {
  const t = useTranslations('orders.vigilance');
  const [isOpen, setOpen] = useState(false);
  const { state, answers, pieces } = file;
  const isOver = state === 'CLEARED' || state === 'WAIVED';
  const due = pieces.filter(piece => piece.state !== 'ACCEPTED');
  // Documents no longer required are neither missing nor refused: only those received are listed.
  const shown = isOver ? pieces.filter(({ fileId }) => fileId !== null) : pieces;
  return (
    <Panel id="vigilance" title={t('title')} text={t('text')}>
      <p data-vigilance={state}>
        <Badge tone={isOver ? 'good' : state === 'RECEIVED' ? 'plain' : 'brass'}>
          {t(`state.${state as Exclude<typeof state, 'REFUSED'>}`)}
        </Badge>
      </p>
      {!isOver && (answers === null || isOpen) && (
        <Answer id={id} file={file} onDone={() => setOpen(false)} />
      )}
      {!isOver && answers !== null && !isOpen && (
        <Button look="quiet" onClick={() => setOpen(true)} className="self-start">
          {t('change')}
        </Button>
      )}
      {/* The documents required depend on the answers. */}
      {answers !== null && (
        <ul className="flex flex-col">
          {shown.map(piece => (
            <Piece key={piece.kind} piece={piece} isOver={isOver} />
          ))}
        </ul>
      )}
      {!isOver && answers !== null && due.length > 0 && (
        <HandInPaper
          key={due.map(({ kind }) => kind).join()}
          label={t('handIn')}
          kinds={due.map(({ kind }) => [kind, t(`kind.${kind}`)])}
          check={typed => checkedFields(VIGILANCE_PIECE_FIELDS, typed)}
          act={piece => request(HandInVigilancePieceDocument, { id, ...piece })}
        />
      )}
    </Panel>
  );
}

type PieceProps = { piece: VigilanceFileFragment['pieces'][number]; isOver: boolean };

function Piece({ piece, isOver }: PieceProps) {
  const t = useTranslations('orders.vigilance');
  const { kind, state, isKnown, reason, reasonLanguage, fileId } = piece;
  return (
    <li data-piece={kind} className="flex flex-col gap-1 border-line py-3 not-last:border-b">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-[560]">{t(`kind.${kind}`)}</span>
        {!isOver && <Badge tone={TONES[state]}>{t(isKnown ? 'known' : `pieceState.${state}`)}</Badge>}
        {fileId && (
          <span className="ml-auto">
            <OpenPaper id={fileId} name={t(`kind.${kind}`)} />
          </span>
        )}
      </div>
      {!isOver && state !== 'ACCEPTED' && <p className="text-14 text-ink-soft">{t(`hint.${kind}`)}</p>}
      {!isOver && <Written text={reason} language={reasonLanguage} className="text-14 text-red" />}
    </li>
  );
}

const NOTHING = {
  ...{ name: '', bornOn: '', birthPlace: '', birthCountry: '', livesIn: '', owners: '' },
  ...{ exposure: '', office: '', funds: '', fundsText: '' },
};

function Answer({ id, file, onDone }: Props & { onDone: () => void }) {
  const t = useTranslations('orders.vigilance');
  const { answers, asksOwners, asksFunds } = file;
  const said = Object.entries(answers ?? {}).map(([name, value]) => [name, value ?? '']);
  const form = useForm<typeof NOTHING, unknown>(
    { ...NOTHING, ...Object.fromEntries(said) },
    typed => request(AnswerVigilanceDocument, { id, data: checkedFields(vigilanceFields(file), typed) }),
    onDone,
  );
  const { exposure, funds } = form.values;
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <TextField label={t('name')} isRequired autoComplete="name" {...form.field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField type="date" label={t('bornOn')} isRequired autoComplete="bday" {...form.field('bornOn')} />
        <TextField label={t('birthPlace')} isRequired autoComplete="off" {...form.field('birthPlace')} />
        <CountryField none={t('none')} label={t('birthCountry')} isRequired {...form.field('birthCountry')} />
        <CountryField none={t('none')} label={t('livesIn')} isRequired {...form.field('livesIn')} />
      </div>
      <TextField
        label={t(asksOwners ? 'companyOwners' : 'owners')}
        isRequired={asksOwners}
        autoComplete="off"
        {...form.field('owners')}
      />
      <SelectField
        label={t('exposure')}
        hint={t('exposureHint')}
        isRequired
        {...form.field('exposure')}
        none={t('none')}
        options={optionsOf(EXPOSURES, each => t(`exposures.${each}`))}
      />
      {exposure !== '' && exposure !== 'NONE' && (
        <TextField label={t('office')} isRequired autoComplete="off" {...form.field('office')} />
      )}
      {asksFunds && (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t('funds')}
            isRequired
            {...form.field('funds')}
            none={t('none')}
            options={optionsOf(FUNDS, each => t(`fundsOf.${each}`))}
          />
          <TextField
            label={t('fundsText')}
            isRequired={funds === 'OTHER'}
            autoComplete="off"
            {...form.field('fundsText')}
          />
        </div>
      )}
      <FormEnd alert={form.alert} send={t('save')} />
    </Form>
  );
}
