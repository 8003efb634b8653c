import { type ClientLoaderFunctionArgs, data, redirectDocument } from 'react-router';

/** Every path that is no page: the layout of its language says so. */
export function loader() {
  throw data(null, { status: 404 });
}

/** What the browser's table of routes does not know may be a page in another language: the server says. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirectDocument(request.url);
}

export default function NotFoundPage() {
  return null;
}
