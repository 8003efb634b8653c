import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { HouseTextDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Skeleton } from '#web/ui/index.ts';
import { Editor } from './Editor.tsx';

export const meta = staffMeta(t => t('admin.texts.title'));

/** One text of a letter or document: its words, placeholders and history. */
export default function TextPage() {
  const t = useTranslations('admin.texts');
  const locale = useLocale() === 'en' ? 'en' : 'fr';
  const { id = '' } = useParams();
  const query = useQueryOf(HouseTextDocument, { key: id });
  const text = query.data?.houseText;
  return (
    <AdminArea
      section="admin/settings"
      title={text ? text.title[locale] : t('title')}
      text={text && t(`groups.${text.group}`)}
      back={[linkTo('admin/settings/texts', 'fr'), t('back')]}
    >
      {text ? (
        <Editor key={id} text={text} />
      ) : (
        <NotYet query={query} waiting={<Skeleton className="h-96" />} />
      )}
    </AdminArea>
  );
}
