import { Spread } from '#web/features/content/index.ts';
import type { Team } from '#web/site/team.ts';

/** Who the house is: each with their name and what they do. */
export function People({ team: { title, people } }: { team: Team }) {
  return (
    <Spread id="team" heading={title}>
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {people.map(({ name, work }) => (
          <div key={name} className="flex flex-col gap-1.5 border-line border-t pt-4">
            <dt className="display text-22">{name}</dt>
            <dd className="text-ink-soft">{work}</dd>
          </div>
        ))}
      </dl>
    </Spread>
  );
}
