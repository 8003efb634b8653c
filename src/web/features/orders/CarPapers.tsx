import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CAR_PAPER_FIELDS } from '#shared/fields/index.ts';
import {
  type CarPaperLineFragment,
  HandInCarPaperDocument,
  type OrderWholeFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Badge, type BadgeTone, FactRow } from '#web/ui/index.ts';
import { checkedFields } from '../form/index.ts';
import { Panel, Written } from '../user-area/index.ts';
import { HandInPaper } from './HandInPaper.tsx';
import { OpenPaper } from './PaperLink.tsx';

const TONES: Readonly<Record<CarPaperLineFragment['state'], BadgeTone>> = {
  ...{ MISSING: 'brass', RECEIVED: 'plain', ACCEPTED: 'good' },
  ...{ REFUSED: 'red', TOO_OLD: 'red', NOTED: 'plain' },
};
const OPEN: readonly string[] = ['CREATED', 'SIGNED', 'PAID'];
/** The states in which documents still missing at the handover are requested. */
const GONE: readonly string[] = ['HANDED_OVER', 'CLOSED'];

const dayOf = (day: string) => formatDate(`${day}T12:00:00Z`);

type Props = {
  order: Pick<OrderWholeFragment, 'id' | 'role' | 'state' | 'steps' | 'carPapers'>;
  /** Staff's actions on one document, and on all. */
  actionsOf?: (paper: CarPaperLineFragment) => ReactNode;
  children?: ReactNode;
};

/** The documents that go with the car, the state of each, and the form to hand one in. */
export function CarPapers({ order, actionsOf, children }: Props) {
  const t = useTranslations('orders.carPapers');
  const { id, role, state, steps } = order;
  const isWaived = steps.some(({ kind }) => kind === 'PAPERS_WAIVED');
  const isOpen = OPEN.includes(state) || (isWaived && GONE.includes(state));
  // After the handover, or if there is none, nothing is requested: only received documents are shown. After a
  // withdrawal the buyer has nothing to collect.
  const isOff = state === 'WITHDRAWN' || state === 'CANCELLED';
  const carPapers = order.carPapers.filter(
    ({ kind, state: stands }) =>
      kind !== 'EXPORT' && (isOpen || !(stands === 'MISSING' || (isOff && stands === 'NOTED'))),
  );
  if (carPapers.length === 0) return null;
  const due = carPapers.filter(paper => paper.by !== 'BUYER' && paper.state !== 'ACCEPTED');
  const isAwaited = isWaived && GONE.includes(state) && due.length > 0;
  const isComing = OPEN.includes(state);
  const text = isAwaited ? t('after') : isComing ? t(isWaived ? 'waived' : 'intro') : null;
  return (
    <Panel id="car-papers" title={t('title')} text={text}>
      <ul className="flex flex-col">
        {carPapers.map(paper => (
          <li
            key={paper.kind}
            data-car-paper={paper.kind}
            className="flex flex-col gap-1 border-line py-3 not-last:border-b"
          >
            <CarPaperLine paper={paper} isAsked={isOpen} />
            {actionsOf?.(paper)}
          </li>
        ))}
      </ul>
      {children}
      {role !== 'BUYER' && isOpen && due.length > 0 && (
        <HandInPaper
          key={due.map(({ kind }) => kind).join()}
          label={t('handIn')}
          kinds={due.map(({ kind }) => [kind, t(`kind.${kind}`)])}
          isDated
          check={typed => checkedFields(CAR_PAPER_FIELDS, typed)}
          act={data => request(HandInCarPaperDocument, { id, data })}
        />
      )}
    </Panel>
  );
}

/** A document: its state, who brings it, its dates and its file. */
export function CarPaperLine({ paper, isAsked }: { paper: CarPaperLineFragment; isAsked: boolean }) {
  const t = useTranslations('orders.carPapers');
  const { kind, by, state, datedOn, countsUntil, reason, reasonLanguage, fileId } = paper;
  const said = [
    t(`by.${by}`),
    datedOn && t('dated', { day: dayOf(datedOn) }),
    countsUntil && t('until', { day: dayOf(countsUntil) }),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-[560]">{t(`kind.${kind}`)}</span>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        {fileId && (
          <span className="ml-auto">
            <OpenPaper id={fileId} name={t(`kind.${kind}`)} />
          </span>
        )}
      </div>
      <FactRow facts={said} className="text-14" />
      {isAsked && state !== 'ACCEPTED' && <p className="text-14 text-ink-soft">{t(`hint.${kind}`)}</p>}
      <Written text={reason} language={reasonLanguage} className="text-14 text-red" />
    </>
  );
}
