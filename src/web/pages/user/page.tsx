import { type ReactNode, useEffect } from 'react';
import type { MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Person, useGo, useMe } from '../../features/session/index.ts';
import { localeOfPath, translatorIn, useLocale } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { originOf, pageHead } from '../../page-head.ts';
import { Card, Skeleton } from '../../ui/index.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { PseudoForm } from './PseudoForm.tsx';
import { SignOut } from './SignOut.tsx';
import { ToTheSaleroom } from './ToTheSaleroom.tsx';

export const meta: MetaFunction = ({ location, matches }) => {
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  return pageHead({
    name: 'user',
    locale,
    params: {},
    title: t('account.title'),
    description: t('account.description'),
    origin: originOf(matches),
  });
};

/** One's account. The page itself knows nobody; the person arrives with `me`. */
export default function AccountPage() {
  const me = useMe();
  const go = useGo();
  const locale = useLocale();
  const isVisitor = me.kind === 'visitor';
  useEffect(() => {
    if (isVisitor) go(linkTo('auth/login', locale, {}, { redirect: linkTo('user', locale) }));
  }, [isVisitor, go, locale]);

  return (
    <div className="page-width py-10 lg:py-16">
      {me.kind === 'person' ? <Account key={me.person.id} person={me.person} /> : <Waiting />}
    </div>
  );
}

function Account({ person }: { person: Person }) {
  const t = useTranslations('account');
  return (
    <>
      <h1 className="display text-36 sm:text-48">{t('greeting', { name: person.firstName })}</h1>
      <p className="mt-3 mb-10 text-18 text-ink-soft">{t('intro')}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <Panel title={t('details')} text={t('detailsText')}>
          <ProfileForm person={person} />
        </Panel>
        <div className="grid gap-6">
          <Panel title={t('pseudoTitle')} text={t('pseudoText')}>
            <PseudoForm person={person} />
          </Panel>
          <Panel title={t('bids')} text={t('bidsText')}>
            <ToTheSaleroom />
          </Panel>
          <Panel title={t('session')} text={t('sessionText')}>
            <SignOut />
          </Panel>
        </div>
      </div>
    </>
  );
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-5 p-6 sm:p-8">
      <header className="flex flex-col gap-1.5">
        <h2 className="display text-22">{title}</h2>
        <p className="text-14 text-ink-soft">{text}</p>
      </header>
      {children}
    </Card>
  );
}

function Waiting() {
  const t = useTranslations();
  return (
    <div role="status">
      <h1 className="display text-36 sm:text-48">{t('account.title')}</h1>
      <span className="sr-only">{t('site.loading')}</span>
      <Skeleton className="mt-3 mb-10 h-7 w-80 max-w-full" />
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <Skeleton className="h-[34rem]" />
        <Skeleton className="h-[34rem]" />
      </div>
    </div>
  );
}
