import { data } from 'react-router';

/** Every path that is no page: the layout of its language says so. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
