import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { formMeta, InquiryInOneGo, loadForm } from '#web/features/inquiries/index.ts';
import { telOf, useHours, useHouse } from '#web/features/site/index.ts';
import { localeOfPath } from '#web/i18n/index.ts';
import { headParts, houseOf, originOf } from '#web/page-head.ts';
import { houseData, pageData } from '#web/site/structured-data/index.ts';
import { type Colleague, loadTeam } from '#web/site/team.ts';
import { Icon } from '#web/ui/index.ts';

export async function loader(args: LoaderFunctionArgs) {
  const [form, team] = await Promise.all([
    loadForm(args, 'contact'),
    loadTeam(args.context, localeOfPath(args.url.pathname)),
  ]);
  return { ...form, team };
}

export const meta: MetaFunction<typeof loader> = args => {
  const { loaderData, location, matches } = args;
  if (!loaderData) return [];
  const origin = originOf(matches);
  const { locale, t } = headParts({ location, matches });
  const [name, description] = [t('inquiry.forms.contact.title'), t('inquiry.forms.contact.text')];
  const { pathname: path } = location;
  return [
    ...formMeta('contact', args),
    pageData('ContactPage', { origin, path, name, description, locale }),
    houseData(origin, houseOf(matches)),
  ];
};

/** The contact page: form, phone, e-mail. */
export default function ContactPage() {
  const t = useTranslations('inquiry');
  const { form, team } = useLoaderData<typeof loader>();
  const [onPhone, inWriting] = team?.people ?? [];
  const house = useHouse();
  const hours = useHours();
  return (
    <div className="page-width grid gap-10 py-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16 lg:py-16">
      <header className="flex flex-col gap-5">
        <h1 className="display text-36 sm:text-48">{t('forms.contact.title')}</h1>
        <p className="max-w-prose text-18 text-ink-soft">{t('forms.contact.text')}</p>
        <div className="mt-4 flex flex-col gap-6">
          {house?.phone && (
            <Way
              icon="phone"
              title={t('contactPage.phoneTitle')}
              text={hours}
              href={telOf(house.phone)}
              who={onPhone}
            >
              {house.phone}
            </Way>
          )}
          {house && (
            <Way
              icon="mail"
              title={t('contactPage.mailTitle')}
              text={t('contactPage.mailText')}
              href={`mailto:${house.email}`}
              who={inWriting}
            >
              {house.email}
            </Way>
          )}
          {house && <p className="text-14 text-ink-soft">{house.address}</p>}
        </div>
      </header>
      <div className="rounded-box border border-line bg-surface p-6 sm:p-8">
        <InquiryInOneGo form={form} />
      </div>
    </div>
  );
}

type WayProps = {
  icon: 'phone' | 'mail';
  title: string;
  text: string | null;
  href: string;
  /** The colleague who answers there. */
  who: Colleague | undefined;
  children: string;
};

function Way({ icon, title, text, href, who, children }: WayProps) {
  const t = useTranslations('inquiry.contactPage');
  return (
    <div className="flex gap-4">
      <Icon name={icon} className="mt-1 size-6 shrink-0 text-brass" />
      <div>
        <h2 className="font-[560]">{title}</h2>
        <a
          href={href}
          className="tabular inline-flex min-h-11 items-center text-18 wrap-anywhere text-link underline-offset-4 hover:underline"
        >
          {children}
        </a>
        {who && <p className="text-14">{t('who', { name: who.name })}</p>}
        {text && <p className="text-14 text-ink-soft">{text}</p>}
      </div>
    </div>
  );
}
