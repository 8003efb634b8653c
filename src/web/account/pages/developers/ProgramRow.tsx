import type { ReactNode } from 'react';
import type { ApiScope } from '#web/graphql/documents.gen.ts';
import { Badge } from '#web/ui/index.ts';

type Props = {
  name: string;
  facts: ReactNode;
  scopes: readonly ApiScope[];
  lines?: readonly string[];
  /** The row's actions. */
  children: ReactNode;
};

/** A key or an application: name, dates of creation and last use, scopes. */
export function ProgramRow({ name, facts, scopes, lines = [], children }: Props) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="break-words font-[560]">{name}</p>
        <p className="tabular text-14 text-ink-soft">{facts}</p>
        <p className="flex flex-wrap gap-2">
          {scopes.map(scope => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </p>
        {lines.map(line => (
          <p key={line} className="break-all text-14 text-ink-soft">
            {line}
          </p>
        ))}
      </div>
      {children}
    </div>
  );
}
