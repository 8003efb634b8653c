import { classes } from './classes.ts';

type Props = { facts: readonly (string | number | false | null | undefined)[]; className?: string };

/** Short facts in a row, separated by dots. The dot of a fact that begins a line is clipped. */
export function FactRow({ facts, className }: Props) {
  return (
    <div className={classes('overflow-x-clip text-ink-soft', className)}>
      <ul className="tabular -ml-5 flex flex-wrap">
        {facts.map(
          fact =>
            fact && (
              <li
                key={fact}
                className="before:inline-block before:w-5 before:text-center before:content-['·']"
              >
                {fact}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
