import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAYOUT_ACCOUNT_FIELDS } from '#shared/fields/index.ts';
import { languageOf } from '#shared/words/locale.ts';
import { NotYet, useQueryOf, useRefresh } from '#web/features/cache/index.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import type { OrderProps } from '#web/features/orders/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  MyPayoutAccountDocument,
  type MyPayoutAccountQuery,
  OpenEscrowPayeeDocument,
  RefreshEscrowPayeeDocument,
  SavePayoutAccountDocument,
} from '#web/graphql/documents.gen.ts';
import { request, useFromServerNow } from '#web/graphql/index.ts';
import { formatCents, formatDate, formatDateTime, useLocale } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, FormEnd, Icon, TextField } from '#web/ui/index.ts';

/** From the first signature until the payout; not during a withdrawal. */
const ASKED: readonly string[] = ['SIGNED', 'PAID', 'HANDED_OVER'];

/** The account for payouts: a seller's price or compensation, a buyer's refund. */
export function PayoutAccount({ order }: Pick<OrderProps, 'order'>) {
  return order.role === 'SELLER' ? <OfSeller order={order} /> : <OfBuyer order={order} />;
}

/** The escrow provider refunds its part the way it came, without needing an account. */
function OfBuyer({ order: { state, escrow, money } }: Pick<OrderProps, 'order'>) {
  const t = useTranslations('orders.account');
  const [feeCents, priceCents] = [money?.fee.overCents ?? 0, money?.price.overCents ?? 0];
  const heldCents = escrow?.heldCents ?? 0;
  const cents = feeCents + Math.max(0, priceCents - heldCents);
  const amount = formatCents(cents);
  if (cents > 0)
    return <Account payoutReturn={null} text={t('back', { amount })} known={t('backKnown', { amount })} />;
  return state === 'WITHDRAWN' && heldCents === 0 ? (
    <Account payoutReturn={null} text={t('backLater')} />
  ) : null;
}

function OfSeller({ order }: Pick<OrderProps, 'order'>) {
  const t = useTranslations('orders');
  const { id, state, escrow, payoutReturn } = order;
  const cents = order.owedToSellerCents ?? 0;
  // Also shown when the bank returned a payout.
  if (!ASKED.includes(state) && cents <= 0) return null;
  const text =
    state === 'CANCELLED'
      ? t('account.owed', { amount: formatCents(cents) })
      : escrow?.paysSeller
        ? t('held.text', { provider: escrow.provider })
        : t('account.text');
  // Money that the provider returned to the house is paid by the house.
  if (escrow?.paysSeller) return <AtProvider id={id} escrow={escrow} text={text} />;
  return <Account payoutReturn={payoutReturn} sent={order.sentToSeller} text={text} />;
}

type AtProviderProps = { id: string; escrow: NonNullable<OrderProps['order']['escrow']>; text: string };

/** The escrow provider asks the seller for the account itself. */
function AtProvider({ id, escrow: { provider, isPayeeReady }, text }: AtProviderProps) {
  const t = useTranslations('orders.held');
  const language = languageOf(useLocale());
  const withFresh = useFresh();
  const refresh = useRefresh();
  const open = async () => {
    const answer = await withFresh(() => request(OpenEscrowPayeeDocument, { id, language }));
    if (answer?.openEscrowPayee) location.assign(answer.openEscrowPayee);
    else if (answer) await refresh();
  };
  // The user may be back from the provider, which does not notify the page.
  useEffect(() => {
    if (isPayeeReady) return;
    request(RefreshEscrowPayeeDocument, { id })
      .then(({ refreshEscrowPayee: { escrow } }) => (escrow?.isPayeeReady ? refresh() : undefined))
      .catch(() => {});
  }, [isPayeeReady, id, refresh]);
  return (
    <Panel id="account" title={t('title', { provider })} text={text}>
      {isPayeeReady ? (
        <p className="flex items-center gap-3 text-good">
          <Icon name="check" className="size-5" />
          {t('ready')}
        </p>
      ) : (
        <Action look="primary" onAct={open}>
          {t('open', { provider })}
        </Action>
      )}
    </Panel>
  );
}

type AccountProps = Pick<OrderProps['order'], 'payoutReturn'> & {
  /** A transfer already sent, to the account given before. */
  sent?: OrderProps['order']['sentToSeller'];
  text: string;
  /** The text once there is an account, if it differs. */
  known?: string;
};

function Account({ payoutReturn, sent = null, text, known = text }: AccountProps) {
  const t = useTranslations('orders.account');
  const [isOpen, setOpen] = useState(false);
  const query = useQueryOf(MyPayoutAccountDocument, {});
  if (!query.data) return <NotYet query={query} title={t('title')} waiting={null} />;
  const account = query.data.myPayoutAccount;
  return (
    <Panel id="account" title={t('title')} text={account ? known : text}>
      {payoutReturn !== null && !account && <FormAlert>{t('returned', { reason: payoutReturn })}</FormAlert>}
      {account ? <Known account={account} /> : <p>{t('none')}</p>}
      {sent && (
        <p className="text-14 text-ink-soft">
          {t('sent', {
            ...{ amount: formatCents(sent.amountCents), end: sent.ibanEnd },
            date: formatDate(`${sent.executeOn}T12:00:00Z`),
          })}
        </p>
      )}
      {isOpen ? (
        <Change holder={account?.holder ?? ''} onDone={() => setOpen(false)} />
      ) : (
        <Button look={account ? 'quiet' : 'primary'} onClick={() => setOpen(true)} className="self-start">
          {t(account ? 'change' : 'enter')}
        </Button>
      )}
    </Panel>
  );
}

function Known({ account }: { account: NonNullable<MyPayoutAccountQuery['myPayoutAccount']> }) {
  const t = useTranslations('orders.account');
  const { holder, ibanEnd: end, usableAt } = account;
  const isNew = useFromServerNow(now => now !== null && now < Date.parse(usableAt));
  return (
    <>
      <p className="font-[560]">{t('known', { holder, end })}</p>
      {isNew && <p className="text-14 text-ink-soft">{t('waits', { at: formatDateTime(usableAt) })}</p>}
    </>
  );
}

function Change({ holder, onDone }: { holder: string; onDone: () => void }) {
  const t = useTranslations('orders.account');
  const save = (typed: { holder: string; iban: string }) =>
    request(SavePayoutAccountDocument, checkedFields(PAYOUT_ACCOUNT_FIELDS, typed));
  const form = useForm({ holder, iban: '' }, save, onDone);
  return (
    <Form onSend={form.send} className="flex flex-col gap-5 border-line border-t pt-5">
      <TextField label={t('holder')} isRequired autoComplete="name" {...form.field('holder')} />
      <TextField label={t('iban')} isRequired autoComplete="off" {...form.field('iban')} />
      <FormEnd alert={form.alert} send={t('save')} back={t('cancel')} onBack={onDone} />
    </Form>
  );
}
