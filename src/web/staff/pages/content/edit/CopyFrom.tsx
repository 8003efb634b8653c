import { useTranslations } from 'use-intl';
import { LANGUAGES } from '#shared/words/locale.ts';
import { useAct } from '#web/features/toasts/index.ts';
import {
  ContentVersionsDocument,
  type EditedVersionFragment,
  type Locale,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button } from '#web/ui/index.ts';
import type { TextOf } from '../text-id.ts';

type Props = { text: TextOf; locale: Locale; onCopy: (version: EditedVersionFragment) => void };

/** A language that is missing begins with the words of another, to be translated where they stand. */
export function CopyFrom({ text, locale, onCopy }: Props) {
  const t = useTranslations('admin.content.edit');
  const { act } = useAct();
  const copy = async (from: Locale) => {
    const { contentVersions } = await request(ContentVersionsDocument, { ...text, locale: from });
    if (contentVersions[0]) onCopy(contentVersions[0]);
  };
  return (
    <p className="mb-5 flex flex-wrap gap-3">
      {LANGUAGES.filter(one => one !== locale).map(one => (
        <Button key={one} look="secondary" onClick={() => void act(() => copy(one))}>
          {t('copyFrom', { language: one })}
        </Button>
      ))}
    </p>
  );
}
