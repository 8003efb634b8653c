import { useTranslations } from 'use-intl';
import { SellingWords, TraderFields } from '#web/account/selling/index.ts';
import { NotYet, useQueryOf, useRefresh } from '#web/features/cache/index.ts';
import { type OrderProps, ViesAnswer } from '#web/features/orders/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { MyOrderVatDocument } from '#web/graphql/documents.gen.ts';
import { classes, Disclosure } from '#web/ui/index.ts';

/** The states in which the VAT number can still change the tax. */
const ASKED: readonly string[] = ['CREATED', 'SIGNED', 'PAID'];
const GOOD: readonly string[] = ['VALID'];
const BAD: readonly string[] = ['INVALID', 'LATE'];

/** A buyer from a company in another member state: its VAT number, and the answer of VIES. */
export function BuyerVat({ order: { id, role, state } }: Pick<OrderProps, 'order'>) {
  return role === 'BUYER' && ASKED.includes(state) ? <VatNumber id={id} /> : null;
}

function VatNumber({ id }: { id: string }) {
  const t = useTranslations('orders.buyerVat');
  const refresh = useRefresh();
  const query = useQueryOf(MyOrderVatDocument, { id });
  if (!query.data) return <NotYet query={query} title={t('title')} waiting={null} />;
  const vat = query.data.order?.buyerVat;
  if (!vat || vat.state === 'ELSEWHERE') return null;
  const { state, number, isOpen } = vat;
  const company = (
    <SellingWords>
      <TraderFields onSaved={refresh} />
    </SellingWords>
  );
  // Most buyers are private: for them it is a collapsed line.
  if (state === 'NONE' && !isOpen) return null;
  if (state === 'NONE') {
    return (
      <div id="vat" data-vat={state} className="border-line border-t">
        <Disclosure title={t('title')}>
          <div className="flex flex-col gap-4">
            <p>
              {t('text')} {t('state.NONE')}
            </p>
            {company}
          </div>
        </Disclosure>
      </div>
    );
  }
  return (
    <Panel id="vat" title={t('title')} text={t('text')}>
      {number !== null && <p className="tabular font-[560]">{t('number', { number })}</p>}
      <p
        data-vat={state}
        className={classes(
          'text-14',
          GOOD.includes(state) ? 'text-good' : BAD.includes(state) ? 'text-red' : 'text-ink-soft',
        )}
      >
        {t(`state.${state}`)}
      </p>
      <ViesAnswer {...vat} />
      {isOpen && (
        <Disclosure title={t('open')}>
          <div className="pt-4">{company}</div>
        </Disclosure>
      )}
    </Panel>
  );
}
