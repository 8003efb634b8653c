import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Loaded, type QueryOf } from '#web/features/cache/index.ts';
import { OwnRows, Secret } from '#web/features/user-area/index.ts';
import { Button, Skeleton } from '#web/ui/index.ts';

type Props<Result, Row> = {
  query: QueryOf<Result>;
  rowsOf: (answer: Result) => readonly Row[];
  mark: string;
  /** The translator of its section. */
  t: (word: 'none' | 'title' | 'made' | 'add') => string;
  icon?: ReactNode;
  /** Renders a row, which may show a renewed secret with a hint. */
  row: (row: Row, onMade: (secret: string, hint: string) => void) => ReactNode;
  /** The form that adds one; it reports null if there is no secret. */
  Form: ComponentType<{ onMade: (secret: string | null) => void; onClose: () => void }>;
};

/** A list of credentials of one kind. They can be added, with a secret that is shown once, and removed. */
export function OwnedList<Result, Row extends { readonly id: string }>({
  query,
  rowsOf,
  t,
  Form,
  ...parts
}: Props<Result, Row>) {
  const keys = useTranslations('developers.keys');
  const words = { copy: keys('copy'), copied: keys('copied'), done: keys('done') };
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ hint: string; secret: string } | null>(null);
  const keep = (secret: string | null, hint = t('made')) => {
    setAdding(false);
    setMade(secret === null ? null : { hint, secret });
  };
  return (
    <Loaded query={query} waiting={<Waiting />}>
      {answer => (
        <>
          <OwnRows rows={rowsOf(answer)} none={t('none')} mark={parts.mark}>
            {row => parts.row(row, keep)}
          </OwnRows>
          {made && <Secret label={t('title')} words={words} {...made} onDone={() => setMade(null)} />}
          {isAdding && <Form onMade={secret => keep(secret)} onClose={() => setAdding(false)} />}
          {!isAdding && made === null && (
            <Button look="secondary" onClick={() => setAdding(true)} className="self-start">
              {parts.icon}
              {t('add')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

/** As high as an empty list with its button, the usual case: nothing below shifts. */
function Waiting() {
  return (
    <>
      <Skeleton className="h-6.5 w-40" />
      <Skeleton className="h-11 w-60" />
    </>
  );
}
