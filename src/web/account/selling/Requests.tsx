import { Unfinished } from '#web/features/inquiries/index.ts';
import { OwnWords } from '#web/features/user-area/index.ts';
import type { MyDashboardQuery } from '#web/graphql/documents.gen.ts';

/** The forms started but not sent; their words load only if there are any. */
export function Requests({ drafts }: { drafts: MyDashboardQuery['myInquiries'] }) {
  const begun = drafts.filter(({ isSent }) => !isSent);
  if (begun.length === 0) return null;
  return (
    <OwnWords of="forms">
      <Unfinished drafts={begun} />
    </OwnWords>
  );
}
