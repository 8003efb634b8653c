import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { READS_ACCOUNTS } from '#shared/paths/staff-rights.ts';
import { localeOf } from '#shared/words/locale.ts';
import { useSend } from '#web/features/cache/index.ts';
import { beginView } from '#web/features/staff/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  BlockPersonDocument,
  EndSecondFactorDocument,
  type PersonFileFragment,
  ResendPersonConfirmationDocument,
  UnblockPersonDocument,
  ViewPersonDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatDateTime, formatNumber, useLocale } from '#web/i18n/index.ts';
import { ConfirmButton, ReasonButton } from '#web/staff/forms/index.ts';
import { Fact, usePermissions } from '#web/staff/frame/index.ts';
import { ProfessionalAction } from './Trade.tsx';

type Parts = {
  person: PersonFileFragment;
  /** Whether the declaration as a professional has its own card, where it is confirmed. */
  hasDeclared: boolean;
};

/** Whether the person has a permission, directly or through a group. */
export const isStaff = ({ addedPermissions, groupIds }: PersonFileFragment): boolean =>
  addedPermissions.length > 0 || groupIds.length > 0;

/** The person, their activity, and whether they are blocked. */
export function Account({ person, hasDeclared }: Parts) {
  const t = useTranslations('admin.people');
  const languages = useTranslations('site.languages');
  const { blockedAt, blockReason } = person;
  return (
    <Panel title={t('detail.account')}>
      {blockedAt && (
        <p role="status" className="rounded-box bg-red-wash px-4 py-3 text-14 text-red">
          {t('detail.blocked', { date: formatDateTime(blockedAt), reason: blockReason ?? '' })}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-2 text-14 sm:grid-cols-[auto_minmax(0,1fr)]">
        {person.pseudo && <Fact label={t('detail.pseudo')}>{person.pseudo}</Fact>}
        <Fact label={t('detail.language')}>{languages(localeOf(person.language))}</Fact>
        <Fact label={t('detail.since')}>{formatDate(person.createdAt)}</Fact>
        <Fact label={t('detail.card')}>{t(person.isCardValid ? 'detail.cardValid' : 'detail.cardNone')}</Fact>
      </dl>
      <Counts person={person} />
      <Actions person={person} hasDeclared={hasDeclared} />
    </Panel>
  );
}

function Counts({ person }: { person: PersonFileFragment }) {
  const t = useTranslations('admin.people.detail');
  const permissions = usePermissions();
  const { id, email } = person;
  const may = (right: readonly string[]) => right.some(each => permissions.includes(each));
  const counts = [
    ['bids', person.bidCount, null],
    ['ads', person.adCount, may(['Ads:update']) && linkTo('admin/ads', 'fr', {}, { owner: id })],
    [
      'orders',
      person.orderCount,
      may(READS_ACCOUNTS) && email && linkTo('admin/orders', 'fr', {}, { text: email }),
    ],
    ['questions', person.questionCount, null],
    [
      'leads',
      person.leadCount,
      may(['Leads:read']) && email && linkTo('admin/leads', 'fr', {}, { text: email }),
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3 border-line border-t pt-4 sm:grid-cols-5">
      {counts.map(([name, count, list]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-12 text-ink-soft">{t(name)}</dt>
          <dd className="display tabular text-22">
            {list && count > 0 ? (
              <Link to={list} className="text-link underline-offset-4 hover:underline">
                {formatNumber(count)}
                <span className="sr-only">{` ${t(name)}`}</span>
              </Link>
            ) : (
              formatNumber(count)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ person, hasDeclared }: Parts) {
  const t = useTranslations('admin.people');
  const send = useSend();
  const [hasSent, setSent] = useState(false);
  const resend = async () => {
    if (await send(ResendPersonConfirmationDocument, { id })) setSent(true);
  };
  const { id } = person;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {person.blockedAt ? (
        <Action onAct={() => send(UnblockPersonDocument, { id })}>{t('detail.unblock')}</Action>
      ) : (
        <ReasonButton
          look="danger"
          name="block"
          label={t('detail.block')}
          title={t('blockForm.title')}
          text={t('blockForm.text')}
          sendLabel={t('blockForm.send')}
          act={reason => request(BlockPersonDocument, { id, reason })}
        />
      )}
      {!hasDeclared && <ProfessionalAction person={person} />}
      <View id={id} />
      {!person.isEmailConfirmed && (
        <Action look="quiet" onAct={resend}>
          {t('detail.resend')}
        </Action>
      )}
      {/* For staff who lost phone, passkeys and recovery codes. */}
      {isStaff(person) && (
        <ConfirmButton
          {...{ look: 'quiet', name: 'end-second-factor', label: t('detail.endSecondFactor') }}
          text={t('detail.endSecondFactorText')}
          sendLabel={t('detail.endSecondFactorConfirm')}
          act={() => request(EndSecondFactorDocument, { id })}
        />
      )}
      <p role="status" className="text-14">
        {hasSent && t('detail.resent')}
      </p>
    </div>
  );
}

/** Opens the person's own pages as they see them. */
function View({ id }: { id: string }) {
  const t = useTranslations('admin.people.detail');
  const locale = useLocale();
  const send = useSend();
  const view = async () => {
    const answer = await send(ViewPersonDocument, { id });
    if (!answer) return;
    beginView(answer.viewPerson);
    location.assign(linkTo('user', locale));
  };
  return (
    <Action look="quiet" onAct={view}>
      {t('view')}
    </Action>
  );
}
