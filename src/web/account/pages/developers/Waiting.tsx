import { Skeleton } from '#web/ui/index.ts';

/** As high as a list of nothing and its button, which most find here: what stands below does not move. */
export function Waiting() {
  return (
    <>
      <Skeleton className="h-6.5 w-40" />
      <Skeleton className="h-11 w-60" />
    </>
  );
}
