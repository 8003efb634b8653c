import { useMemo } from 'react';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { Failure } from '#web/features/site/index.ts';
import { EditedCarAdDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, knownAd, staffMeta } from '#web/staff/frame/index.ts';
import { Button, CONTROL_CLASSES, classes, Skeleton, UiWords, useUiWords } from '#web/ui/index.ts';
import { Editor } from './Editor.tsx';

export const loader = knownAd;

export const meta = staffMeta(t => t('admin.editor.title'));

/** Everything of one ad, in three languages; what is missing is marked, what others change is told. */
export default function EditPage() {
  const { uuid = '' } = useParams();
  const t = useTranslations('admin.editor');
  const query = useQueryOf(EditedCarAdDocument, { uuid });
  const words = useUiWords();
  // Nearly every field may stay empty: only what is missing is marked.
  const quiet = useMemo(() => ({ ...words, optional: '' }), [words]);
  const edited = query.data?.editedCarAd;
  if (edited) {
    return (
      <UiWords words={quiet}>
        <Editor key={uuid} edited={edited} />
      </UiWords>
    );
  }
  return (
    <AdminArea section="admin/ads" title={t('title')}>
      <NotYet query={query} waiting={<Skeleton className="h-[40rem]" />} />
    </AdminArea>
  );
}

/** No such ad: perhaps it is found by its words. */
export function ErrorBoundary() {
  const t = useTranslations('admin.editor');
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure />;
  return (
    <AdminArea section="admin/ads" title={t('notFound')} text={t('notFoundText')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a form that searches, known to every browser */}
      <form role="search" action={linkTo('admin/ads', 'fr')} className="flex max-w-prose flex-wrap gap-3">
        <input
          type="search"
          name="text"
          aria-label={t('notFoundSearch')}
          placeholder={t('notFoundSearch')}
          className={classes(CONTROL_CLASSES, 'flex-1')}
        />
        <Button type="submit" size="large">
          {t('notFoundButton')}
        </Button>
      </form>
    </AdminArea>
  );
}
