import { type ClientLoaderFunctionArgs, data, redirectDocument } from 'react-router';

/** Catches every unknown path; its language's layout shows the error. */
export function loader() {
  throw data(null, { status: 404 });
}

/** A path unknown to the browser's part of the routes may exist in another language, so the server decides. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirectDocument(request.url);
}

export default function NotFoundPage() {
  return null;
}
