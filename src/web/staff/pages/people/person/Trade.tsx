import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  type PersonFileFragment,
  type PersonFileQuery,
  SetProfessionalDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { ConfirmButton } from '#web/staff/forms/index.ts';
import { joined } from '#web/staff/frame/index.ts';
import { Badge, Card, classes } from '#web/ui/index.ts';

type Declared = NonNullable<PersonFileQuery['declaredTrader']>;
type Props = { person: PersonFileFragment; declared: Declared };

/** A person's declaration as a professional, the registers' answers, and the confirmation. */
export function Trade({ person, declared: { trader, checks, vatFindings } }: Props) {
  const t = useTranslations('admin.people');
  const of = (kind: Check['kind']) => checks.find(check => check.kind === kind);
  return (
    <Card className="p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="display text-22">{t('trade.title')}</h2>
        <Badge tone="plain">{t(`trade.states.${trader.state}`)}</Badge>
      </div>
      <dl className="mt-4 flex flex-col gap-4 text-14">
        <Line label={t('trade.company')}>{trader.company}</Line>
        <Line label={t('trade.register')} check={of('COMPANY')}>
          {trader.registerNumber}
        </Line>
        <Line label={t('trade.vat')} check={of('VAT')}>
          {trader.vatNumber}
        </Line>
        <Line label={t('trade.address')}>
          {trader.street}, {trader.zipCode} {trader.city} ({trader.country})
        </Line>
      </dl>
      {vatFindings.length > 0 && (
        <>
          <h3 className="mt-4 text-14 text-ink-soft">{t('trade.findings')}</h3>
          <ul className="tabular flex flex-col text-14">
            {vatFindings.map(({ number, isKnown, name, consultation, answeredAt }) => (
              <li key={answeredAt} className="wrap-anywhere border-line py-1.5 not-last:border-b">
                {joined(
                  t('trade.finding', { number, date: formatDate(answeredAt) }),
                  t(isKnown ? 'trade.isKnown' : 'trade.isUnknown'),
                  ...[name, consultation],
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <ProfessionalAction {...{ person, trader }} />
        {trader.state === 'CHECKING' && <SetAction {...{ person, trader }} step="refuse" />}
      </div>
    </Card>
  );
}

type Check = Declared['checks'][number];

function Line({ label, check, children }: { label: string; check?: Check | undefined; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
      {check && (
        <dd data-check={check.kind}>
          <CheckText check={check} />
        </dd>
      )}
    </div>
  );
}

/** A register's answer with its date. */
function CheckText({ check: { kind, state, name, askedAt, answeredAt } }: { check: Check }) {
  const t = useTranslations('admin.people.trade');
  const date = formatDate(answeredAt ?? askedAt);
  const texts = {
    KNOWN: name === null ? t('known', { kind, date }) : t('knownAs', { kind, date, name }),
    CLOSED: t('closed', { kind, date, name: name ?? '' }),
    UNKNOWN: t('unknown', { kind, date }),
  };
  const tone = state === null ? 'text-ink-soft' : state === 'KNOWN' ? 'text-good' : 'text-red';
  return (
    <p className={classes('mt-1', tone)}>{state === null ? t('asked', { kind, date }) : texts[state]}</p>
  );
}

type ActionProps = { person: PersonFileFragment; trader?: Declared['trader'] };

/** Only staff confirm that somebody sells professionally, whatever the registers say. */
export function ProfessionalAction(of: ActionProps) {
  const { isProfessional } = of.person;
  return <SetAction {...of} step={isProfessional ? 'private' : 'professional'} />;
}

type SetProps = ActionProps & { step: 'professional' | 'private' | 'refuse' };

/**
 * Sets whether a person sells professionally, by the declaration as it was read; the dialog says what follows, and a
 * letter notifies the person.
 */
function SetAction({ person: { id, traderVersion: seenVersion }, trader, step }: SetProps) {
  const t = useTranslations('admin.people.trade');
  const isProfessional = step === 'professional';
  return (
    <ConfirmButton
      {...{ name: 'professional', label: t(`${step}.label`), look: isProfessional ? 'secondary' : 'quiet' }}
      text={
        <>
          {trader ? t('named', trader) : t('unnamed')} {t(`${step}.text`)}
        </>
      }
      act={() => request(SetProfessionalDocument, { id, isProfessional, seenVersion })}
    />
  );
}
