import type { LeftOutFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatEuros } from '#web/i18n/index.ts';
import { Disclosure } from '#web/ui/index.ts';

type Props = {
  readonly bids: LeftOutFragment['leftOut'];
  readonly title: (count: number) => string;
  /** Says why they were left out, and what happened to them. */
  readonly text: string;
};

/** The bids excluded from a price's calculation, as bidders saw them; nothing if there are none. */
export function LeftOut({ bids, title, text }: Props) {
  if (bids.length === 0) return null;
  return (
    <Disclosure title={title(bids.length)}>
      <p className="text-14">{text}</p>
      <ul className="tabular mt-3 text-14">
        {bids.map(({ amount, at }) => (
          <li
            key={`${at} ${amount}`}
            className="flex justify-between gap-6 border-line py-2 not-last:border-b"
          >
            <span>{formatDateTime(at)}</span>
            <s>{formatEuros(amount)}</s>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
