import type { ReactNode } from 'react';
import { isRouteErrorResponse, type MetaFunction, Outlet, useRouteError } from 'react-router';
import { Absence, type AbsenceKind, Failure, Footer, Header, OfflineBar } from './features/site/index.ts';
import { localeOfPath, translatorIn } from './i18n/index.ts';

const ABSENCES: Record<number, AbsenceKind> = { 403: 'forbidden', 404: 'notFound', 410: 'gone' };

function absenceOf(error: unknown): AbsenceKind | null {
  return isRouteErrorResponse(error) ? (ABSENCES[error.status] ?? null) : null;
}

/** The head of a page that could not be shown; every other page writes its own. */
export const meta: MetaFunction = ({ error, location }) => {
  if (!error) return [];
  const t = translatorIn(localeOfPath(location.pathname));
  const title = t(`site.${absenceOf(error) ?? 'failure'}.title`);
  return [{ title: t('site.titlePattern', { title }) }, { name: 'robots', content: 'noindex' }];
};

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <OfflineBar />
    </div>
  );
}

export default function LocaleLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const absence = absenceOf(useRouteError());
  return <Frame>{absence ? <Absence kind={absence} /> : <Failure />}</Frame>;
}
