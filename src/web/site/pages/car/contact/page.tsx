import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { isLotOffered, isLotSold, type LotState } from '#shared/sale/lot.ts';
import { AdCard, carTitle } from '#web/features/cards/index.ts';
import { formMeta, formWords, InquiryInOneGo, loadForm } from '#web/features/inquiries/index.ts';
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

/** What the page says of a lot that one can no longer have as it was offered: sold, or over without a sale. */
function goneWords(
  lot: LotState,
  words: ReturnType<typeof useLoaderData<typeof loader>>['words']['contactPage'],
) {
  if (isLotOffered(lot)) return null;
  if (isLotSold(lot)) return { title: words.soldTitle, text: words.soldText };
  return { title: lot === 'CANCELLED' ? words.cancelledTitle : words.overTitle, text: words.overText };
}

/** Interest in one car; once it is sold or its auction is over, in one like it. */
export default function CarContactPage() {
  const { form, words, car } = useLoaderData<typeof loader>();
  const { title, text } = formWords(words, form.name);
  const { unknownCar } = words.contactPage;
  const gone = car && goneWords(car.lotState, words.contactPage);
  return (
    <div className="page-width grid gap-10 py-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16 lg:py-16">
      <header className="flex flex-col gap-5">
        <h1 className="display text-36 sm:text-48">{gone?.title ?? title}</h1>
        <p className="max-w-prose text-18 text-ink-soft">{gone?.text ?? text}</p>
        {car ? (
          <div className="max-w-md">
            <p className="overline-label mb-3 text-ink-soft">
              {words.common.about} {carTitle(car)}
            </p>
            <AdCard ad={car} headingLevel={2} />
          </div>
        ) : (
          <p role="status" className="max-w-prose rounded-box bg-wash p-5">
            {unknownCar}
          </p>
        )}
      </header>
      <div className="rounded-box border border-line bg-surface p-6 sm:p-8 lg:self-start">
        <InquiryInOneGo
          form={form}
          words={words}
          carUuid={car?.uuid ?? null}
          begin={{ wish: [gone ? 'findSimilar' : 'interested'] }}
        />
      </div>
    </div>
  );
}
