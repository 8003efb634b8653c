import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { MySaleMandatesDocument } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Icon, LinkCard } from '#web/ui/index.ts';

/** The user's mandates for the house to sell; nothing if there are none. */
export function MyMandatesToSell() {
  const t = useTranslations('saleMandate');
  const locale = useLocale();
  const query = useQueryOf(MySaleMandatesDocument, {});
  if (!query.data) return <NotYet query={query} title={t('list')} waiting={null} />;
  const mandates = query.data.mySaleMandates;
  if (mandates.length === 0) return null;
  return (
    <Panel title={t('list')}>
      <ul className="flex flex-col gap-3">
        {mandates.map(({ id, number, car, state }) => (
          <li key={id}>
            <LinkCard to={linkTo('user/mandates/mandate', locale, { id })} data-mandate={state}>
              <Icon name="document" className="size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1">
                <span className="block font-[600] text-16">{car}</span>
                <span className="block text-14 text-ink-soft">
                  {number} · {t(state === 'PROPOSED' ? 'toSign' : `states.${state}`)}
                </span>
              </span>
            </LinkCard>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
