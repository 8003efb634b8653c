import { useEffect } from 'react';
import { isRouteErrorResponse, type MetaFunction, Outlet, useRouteError } from 'react-router';
import { WaitingInquiry } from './features/inquiries/index.ts';
import { Absence, type AbsenceKind, Failure, Frame } from './features/site/index.ts';
import { useToasts } from './features/toasts/index.ts';
import { localeOfPath, translatorIn } from './i18n/index.ts';

const ABSENCES: Record<number, AbsenceKind> = { 403: 'forbidden', 404: 'notFound', 410: 'gone' };

function absenceOf(error: unknown): AbsenceKind | null {
  return isRouteErrorResponse(error) ? (ABSENCES[error.status] ?? null) : null;
}

/** The head of an error page; every other page writes its own. */
export const meta: MetaFunction = ({ error, location }) => {
  if (!error) return [];
  const t = translatorIn(localeOfPath(location.pathname));
  const title = t(`site.${absenceOf(error) ?? 'failure'}.title`);
  return [{ title: t('site.titlePattern', { title }) }, { name: 'robots', content: 'noindex' }];
};

export default function LocaleLayout() {
  return (
    <Frame>
      <Outlet />
      <WaitingInquiry />
    </Frame>
  );
}

/** A fetch that fails on the network throws a TypeError. */
const isNetworkFailure = (error: unknown) => error instanceof TypeError;

export function ErrorBoundary() {
  const error = useRouteError();
  const absence = absenceOf(error);
  const { warn } = useToasts();
  useEffect(() => {
    if (isNetworkFailure(error)) warn('NetworkErrorNeedReload');
  }, [error, warn]);
  return <Frame>{absence ? <Absence kind={absence} /> : <Failure />}</Frame>;
}
