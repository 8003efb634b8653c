import { useTranslations } from 'use-intl';
import { LOCALES } from '#shared/words/locale.ts';
import { ChangeHouseTextDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { ConfirmButton, type InLanguages } from '#web/staff/forms/index.ts';
import { Button, Card, Disclosure } from '#web/ui/index.ts';
import { type HouseText, plannedOf, type Version, wordingIn } from './versions.ts';

/** What will hold later; until then it may be taken back. */
export function Planned({ text }: { text: HouseText }) {
  const t = useTranslations('admin.texts');
  return plannedOf(text).map(({ version, before }) => {
    const title = t('planned', whoAndWhen(version, t('left')));
    return (
      <Card key={version.id} className="flex flex-col gap-3 p-5" data-planned="">
        <h2 className="font-[560]">{title}</h2>
        <Said version={version} />
        <div>
          <ConfirmButton
            {...{ look: 'secondary', name: 'withdraw-text', label: t('withdraw'), of: title }}
            title={t('withdrawTitle')}
            text={t('withdrawText')}
            act={() => takeBack(text, version, before)}
          />
        </div>
      </Card>
    );
  });
}

/** A planned text is taken back by the one before it, for the same hour. */
const takeBack = ({ key, changes }: HouseText, { holdsFrom }: Version, before: InLanguages) =>
  request(ChangeHouseTextDocument, { key, text: before, holdsFrom, seenId: changes[0]?.id ?? null });

/** Every version, the newest first; an older one is put into the fields and decided anew. */
export function History({ text, onTake }: { text: HouseText; onTake: (text: InLanguages) => void }) {
  const t = useTranslations('admin.texts');
  if (text.changes.length === 0) return null;
  return (
    <Card className="p-5">
      <Disclosure title={t('history', { count: String(text.changes.length) })} level={2}>
        <ol className="flex flex-col gap-5">
          {text.changes.map(version => {
            const title = t('version', whoAndWhen(version, t('left')));
            return (
              <li key={version.id} className="flex flex-col gap-2 text-14">
                <h3 className="font-[520]">{title}</h3>
                <Said version={version} />
                <div>
                  <Button
                    look="quiet"
                    aria-label={`${t('again')}, ${title}`}
                    onClick={() => onTake(wordingIn(version.value))}
                  >
                    {t('again')}
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
      </Disclosure>
    </Card>
  );
}

const whoAndWhen = ({ holdsFrom, authorName }: Version, left: string) => ({
  date: formatDateTime(holdsFrom),
  author: authorName || left,
});

/** What a version says, language by language. */
function Said({ version }: { version: Version }) {
  const t = useTranslations('admin.texts');
  const languages = useTranslations('site.languages');
  const wording = wordingIn(version.value);
  return (
    <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-[auto_minmax(0,1fr)]">
      {LOCALES.map(locale => (
        <div key={locale} className="contents">
          <dt className="text-ink-soft">{languages(locale)}</dt>
          <dd lang={wording[locale] ? locale : undefined} className="whitespace-pre-wrap wrap-anywhere">
            {wording[locale] || t('standardOf')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
