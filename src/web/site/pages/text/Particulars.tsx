import { useTranslations } from 'use-intl';
import { telOf, useHouse } from '#web/features/site/index.ts';

/** The legal notice of the house, from its current settings. */
export function Particulars() {
  const t = useTranslations('pages.particulars');
  const house = useHouse();
  if (!house) return null;
  const { name, legal, address, vatNumber, phone, email, director, host, mediator, operator } = house;
  const lines = [
    ['name', name],
    ['legal', legal],
    ['address', address],
    ['vatNumber', vatNumber],
    ['phone', phone],
    ['email', email],
    ['director', director],
    ['host', host],
    ['mediator', mediator],
    ['declaration', operator.declaration],
    ['authority', operator.authority],
    ['auctioneer', operator.auctioneer],
    ['insurer', operator.insurer],
  ] as const;
  const hrefs = { phone: telOf(phone ?? ''), email: `mailto:${email}` };
  return (
    <dl
      data-particulars=""
      className="tabular mb-8 grid gap-x-8 gap-y-1 rounded-box bg-wash px-5 py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] sm:gap-y-2.5 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4"
    >
      {lines.map(([word, said]) =>
        said ? (
          <div key={word} className="contents">
            <dt className="text-14 text-ink-soft leading-[1.625rem]">{t(word)}</dt>
            <dd className="mb-3 wrap-anywhere sm:mb-0">
              {word in hrefs ? <a href={hrefs[word as keyof typeof hrefs]}>{said}</a> : said}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
