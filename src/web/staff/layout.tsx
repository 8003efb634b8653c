import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router';
import { Absence, Failure } from '../features/site/index.ts';
import { pageServices } from '../graphql/index.ts';
import { staffLocaleOf } from '../i18n/index.ts';
import { mayOpen, StaffFrame, StaffProviders, staffMeta } from './frame/index.ts';

/** Loads the user of the staff application; 403 for others, and within the frame for a page they may not open. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { staff } = context.get(pageServices);
  if (!staff?.permissions.length) throw data(null, { status: 403 });
  const { language, permissions } = staff;
  const status = mayOpen(url.pathname, permissions) ? 200 : 403;
  return data({ locale: staffLocaleOf(language), permissions }, { status });
}

export const shouldRevalidate = () => false;

/** The head of an error page; every other page writes its own. */
export const meta: MetaFunction = args => {
  const { error } = args;
  if (!error) return [];
  const kind = isRouteErrorResponse(error) ? (error.status === 404 ? 'notFound' : 'forbidden') : 'failure';
  return staffMeta(t => t(`site.${kind}.title`))(args);
};

export default function AdminLayout() {
  const { pathname } = useLocation();
  const { locale, permissions } = useLoaderData<typeof loader>();
  return (
    <StaffProviders locale={locale} permissions={permissions}>
      <StaffFrame>{mayOpen(pathname, permissions) ? <Outlet /> : <Absence kind="forbidden" />}</StaffFrame>
    </StaffProviders>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <Failure />;
  return (
    <main id="content">
      <Absence kind={error.status === 404 ? 'notFound' : 'forbidden'} />
    </main>
  );
}
