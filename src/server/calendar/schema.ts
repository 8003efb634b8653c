import { requireFresh, requireViewer, themselves } from '../context.ts';
import { type Builder, done } from '../graphql/index.ts';
import type { Calendar } from './index.ts';

/** Adds the address of the viewer's calendar feed. */
export function calendarSchema(builder: Builder, calendar: Calendar): void {
  builder.queryField('myCalendarAddress', t =>
    t.string({
      nullable: true,
      description: 'A secret: whoever has it sees my favourites. null while I have none.',
      resolve: (_root, _args, context) => {
        const viewer = themselves(context);
        return viewer ? calendar.addressOf(viewer.id) : null;
      },
    }),
  );
  builder.mutationFields(t => ({
    renewCalendarAddress: t.string({
      description: 'Just signed in. A new address; the one before ends.',
      resolve: (_root, _args, context) =>
        calendar.renew({ accountId: requireFresh(context).id, token: context.sessionToken ?? '' }, context),
    }),
    endCalendarAddress: t.boolean({
      resolve: (_root, _args, context) => done(calendar.end(requireViewer(context).id, context)),
    }),
  }));
}
