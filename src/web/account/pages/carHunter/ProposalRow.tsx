import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LotPhoto, NAME_LINK } from '#web/account/lots/index.ts';
import { useSend } from '#web/features/cache/index.ts';
import { carTitle, Price } from '#web/features/cards/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Action, Written } from '#web/features/user-area/index.ts';
import { AnswerProposalDocument, type MyMandatesQuery } from '#web/graphql/documents.gen.ts';
import { formatDate, formatEuros, LocaleLink } from '#web/i18n/index.ts';
import { Badge, Button, Form, TextArea } from '#web/ui/index.ts';

type Proposal = MyMandatesQuery['myMandates'][number]['proposals'][number];
type Parts = {
  proposal: Proposal;
  /** Whether the search is open: the proposal can then be answered. */
  isOpen: boolean;
};

/** A proposed car: its data and price, the house's note, and the user's answer. */
export function ProposalRow({ proposal, isOpen }: Parts) {
  const t = useTranslations('mine');
  const { car, note, noteLanguage, date, answer } = proposal;
  return (
    <article className="flex flex-col gap-4" data-proposal={answer ?? 'OPEN'}>
      <div className="flex gap-4 sm:gap-6">
        <LotPhoto car={car} isDimmed={answer === 'REFUSED'} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
          {answer && (
            <Badge tone={answer === 'ACCEPTED' ? 'good' : 'plain'}>
              {t(answer === 'ACCEPTED' ? 'mandates.accepted' : 'mandates.refused')}
            </Badge>
          )}
          <h4 className="display text-18">
            {car ? (
              <LocaleLink to="car" params={{ slug: car.slug }} className={NAME_LINK}>
                {carTitle(car)} <span className="tabular text-ink-soft">{car.year}</span>
              </LocaleLink>
            ) : (
              t('lots.unpublished')
            )}
          </h4>
          {car && <Worth car={car} />}
          <p className="tabular text-14 text-ink-soft">
            {t('mandates.proposedOn', { date: formatDate(date) })}
          </p>
        </div>
      </div>
      <Written
        text={note}
        language={noteLanguage}
        className="max-w-prose whitespace-pre-line border-line border-l-2 pl-4"
      />
      {car && answer === null && isOpen && <Answer id={proposal.id} name={carTitle(car)} />}
    </article>
  );
}

function Worth({ car }: { car: NonNullable<Proposal['car']> }) {
  const t = useTranslations('auction');
  if (!car.auction) return <Price ad={car} className="display text-22" />;
  const { currentBid, startingPrice } = car.auction;
  const price = currentBid ?? startingPrice;
  return (
    <p className="tabular text-14">
      {t(currentBid === null ? 'startingPrice' : 'currentBid')}{' '}
      <span className="display text-22">{price > 0 ? formatEuros(price) : t('bidCount', { count: 0 })}</span>
    </p>
  );
}

/** Accepts at once; refuses with an optional reason. */
function Answer({ id, name }: { id: string; name: string }) {
  const t = useTranslations('mine.mandates');
  const { fail } = useToasts();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const send = useSend();
  const answer = async (accepts: boolean) => {
    await send(AnswerProposalDocument, { id, accepts, reason });
  };
  if (!isRefusing) {
    return (
      <div className="flex flex-wrap gap-3">
        <Action look="primary" onAct={() => answer(true)} aria-label={t('acceptOf', { name })}>
          {t('accept')}
        </Action>
        <Button look="secondary" onClick={() => setRefusing(true)} aria-label={t('refuseOf', { name })}>
          {t('refuse')}
        </Button>
      </div>
    );
  }
  return (
    <Form onSend={() => answer(false).catch(fail)} className="flex flex-col gap-4">
      <TextArea
        label={t('reason')}
        name={`reason-${id}`}
        value={reason}
        maxLength={2_000}
        rows={3}
        autoFocus
        onChange={event => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('sendRefusal')}</Button>
        <Button look="quiet" onClick={() => setRefusing(false)}>
          {t('back')}
        </Button>
      </div>
    </Form>
  );
}
