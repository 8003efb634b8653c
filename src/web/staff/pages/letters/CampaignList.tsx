import { useLocale, useTranslations } from 'use-intl';
import { CAMPAIGN_STATES } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { textIn } from '#shared/words/locale.ts';
import { CampaignsDocument } from '#web/graphql/documents.gen.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { List, Moment, RowLink, Stacked } from '#web/staff/frame/index.ts';
import { Badge, optionsOf } from '#web/ui/index.ts';
import { STATE_TONES } from './campaign/campaign-words.ts';

/** Letters to many. */
export function CampaignList() {
  const t = useTranslations('admin.campaigns');
  const locale = useLocale();
  return (
    <List
      {...{ document: CampaignsDocument, label: t('label'), t, sheet: ['campaigns', t('file')] }}
      variables={({ text, page, sort, state }) => ({ search: text, page, sort, state })}
      page={({ campaigns: { campaigns, totalCount } }) => [campaigns, totalCount]}
      keyOf={campaign => campaign.id}
      filters={{
        state: { label: t('state'), options: optionsOf(CAMPAIGN_STATES, each => t(`states.${each}`)) },
      }}
      columns={[
        {
          title: t('columns.subject'),
          sort: 'SUBJECT',
          cell: ({ id, subject, authorName }) => (
            <Stacked below={authorName}>
              <RowLink to={linkTo('admin/letters/campaign', 'fr', { id })}>{textIn(subject, locale)}</RowLink>
            </Stacked>
          ),
        },
        {
          title: t('state'),
          cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>,
        },
        {
          ...{ title: t('columns.sent'), isNumber: true },
          cell: ({ state, counts: { sent, total } }) =>
            state === 'DRAFT' ? '–' : t('sentOf', { sent: formatNumber(sent), total: formatNumber(total) }),
        },
        { title: t('columns.at'), sort: 'AT', isMinor: true, cell: each => <Moment at={each.createdAt} /> },
      ]}
    />
  );
}
