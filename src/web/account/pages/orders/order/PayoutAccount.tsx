import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAYOUT_ACCOUNT_FIELDS } from '#shared/fields/index.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import type { OrderProps } from '#web/features/orders/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  MyPayoutAccountDocument,
  type MyPayoutAccountQuery,
  SavePayoutAccountDocument,
} from '#web/graphql/documents.gen.ts';
import { request, useFromServerNow } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, TextField } from '#web/ui/index.ts';

/** From the first signature on until the price is passed on. */
const ASKED: readonly string[] = ['SIGNED', 'PAID', 'HANDED_OVER', 'WITHDRAWN'];

/** Where the seller wants their price; for the seller alone. */
export function PayoutAccount({ order: { role, state } }: Pick<OrderProps, 'order'>) {
  return role === 'SELLER' && ASKED.includes(state) ? <Account /> : null;
}

function Account() {
  const t = useTranslations('orders.account');
  const [isOpen, setOpen] = useState(false);
  const query = useQueryOf(MyPayoutAccountDocument, {});
  if (!query.data) return null;
  const account = query.data.myPayoutAccount;
  return (
    <Panel title={t('title')} text={t('text')}>
      {account ? <Known account={account} /> : <p>{t('none')}</p>}
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
      {isBusy => (
        <>
          <TextField label={t('holder')} isRequired autoComplete="name" {...form.field('holder')} />
          <TextField label={t('iban')} isRequired autoComplete="off" {...form.field('iban')} />
          <FormAlert>{form.alert}</FormAlert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={isBusy}>
              {t('save')}
            </Button>
            <Button look="quiet" onClick={onDone}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
