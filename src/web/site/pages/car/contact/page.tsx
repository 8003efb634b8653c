import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { isLotOffered, isLotSold, type LotState } from '#shared/sale/lot.ts';
import { AdCard } from '#web/features/cards/index.ts';
import { formMeta, type InquiryForm, InquiryInOneGo, loadForm } from '#web/features/inquiries/index.ts';
import { CarAskedAboutDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export async function loader(args: LoaderFunctionArgs) {
  const uuid = new URL(args.request.url).searchParams.get('uuid') ?? '';
  const [loaded, asked] = await Promise.all([
    loadForm(args, 'interest'),
    UUID.test(uuid) ? query(args.context, CarAskedAboutDocument, { uuid }) : null,
  ]);
  return { ...loaded, car: asked?.publicCarAd ?? null };
}

export const meta: MetaFunction<typeof loader> = args => formMeta('car/contact', args);

/** Returns the words for a lot that can no longer be had as offered: sold, or over without a sale. */
function useGoneWords(lot: LotState | null) {
  const t = useTranslations('inquiry.contactPage');
  if (lot === null || isLotOffered(lot)) return null;
  if (isLotSold(lot)) return { title: t('soldTitle'), text: t('soldText') };
  return { title: t(lot === 'CANCELLED' ? 'cancelledTitle' : 'overTitle'), text: t('overText') };
}

const SIMILAR = 'findSimilar';

/** Returns the form for a sold car: only a similar one can be wished for. */
const forAnother = (form: InquiryForm): InquiryForm => ({
  ...form,
  steps: form.steps.map(step => ({
    ...step,
    fields: step.fields.map(field => (field.name === 'wish' ? { ...field, options: [SIMILAR] } : field)),
  })),
});

/** The inquiry about one car, or about a similar one once it is sold or its auction is over. */
export default function CarContactPage() {
  const t = useTranslations('inquiry');
  const { form: whole, car } = useLoaderData<typeof loader>();
  const form = car && isLotSold(car.lotState) ? forAnother(whole) : whole;
  const gone = useGoneWords(car?.lotState ?? null);
  return (
    <div className="page-width grid gap-10 py-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16 lg:py-16">
      <header className="flex flex-col gap-5">
        <h1 className="display text-36 sm:text-48">{gone?.title ?? t('forms.interest.title')}</h1>
        <p className="max-w-prose text-18 text-ink-soft">{gone?.text ?? t('forms.interest.text')}</p>
        {car ? (
          <div className="max-w-md">
            <p className="overline-label mb-3 text-ink-soft">{t('common.about')}</p>
            <AdCard ad={car} headingLevel={2} />
          </div>
        ) : (
          <p role="status" className="max-w-prose rounded-box bg-wash p-5">
            {t('contactPage.unknownCar')}
          </p>
        )}
      </header>
      <div className="rounded-box border border-line bg-surface p-6 sm:p-8 lg:self-start">
        <InquiryInOneGo
          form={form}
          carUuid={car?.uuid ?? null}
          begin={{ wish: [gone ? SIMILAR : 'interested'] }}
        />
      </div>
    </div>
  );
}
