import { type Reviewed, Reviews } from '#web/site/reviews/index.ts';

export type { Reviewed } from '#web/site/reviews/index.ts';

/** The reviews, as one of the page's named blocks. */
export function ReviewsBlock({ reviews }: { reviews: Reviewed }) {
  return (
    <section data-section="reviews" id="reviews">
      <Reviews reviews={reviews} />
    </section>
  );
}
