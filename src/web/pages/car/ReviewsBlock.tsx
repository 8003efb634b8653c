import { Reviews } from '../../features/reviews/index.ts';
import type { ReviewCardFragment } from '../../graphql/documents.gen.ts';

export type Reviewed = readonly ReviewCardFragment[];

/** What customers say, as one of the page's named blocks. */
export function ReviewsBlock({ reviews }: { reviews: Reviewed }) {
  return (
    <section data-section="reviews" id="reviews">
      <Reviews reviews={reviews} />
    </section>
  );
}
