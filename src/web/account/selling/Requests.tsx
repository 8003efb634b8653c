import { Unfinished } from '#web/features/inquiries/index.ts';
import { OwnWords } from '#web/features/user-area/index.ts';
import type { MyDashboardQuery } from '#web/graphql/documents.gen.ts';

/** What was begun in a form and not sent; its words come only where something was. */
export function Requests({ drafts }: { drafts: MyDashboardQuery['myInquiries'] }) {
  const begun = drafts.filter(({ isSent }) => !isSent);
  if (begun.length === 0) return null;
  return (
    <OwnWords of="forms">
      <Unfinished drafts={begun} />
    </OwnWords>
  );
}
