const STAR = 'm12 2.8 2.85 5.9 6.45.9-4.7 4.5 1.15 6.45L12 17.45 6.25 20.55l1.15-6.45-4.7-4.5 6.45-.9z';

/** Five stars, `rating` of them full; the label gives the rating in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-brass">
      {[1, 2, 3, 4, 5].map(star => (
        <svg
          key={star}
          data-star={star <= Math.round(rating) ? 'full' : 'empty'}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-4"
          fill={star <= Math.round(rating) ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
