import type { Builder } from '../graphql/index.ts';
import type { Marketing } from './index.ts';

/** The one question of the marketing room: what this browser allows. */
export function marketingSchema(builder: Builder, marketing: Marketing): void {
  builder.mutationField('chooseConsent', t =>
    t.boolean({
      description:
        'What this browser allows, and its person when one is signed in; the cookie says so from now on.',
      args: { analytics: t.arg.boolean({ required: true }), marketing: t.arg.boolean({ required: true }) },
      resolve: async (_root, { analytics, marketing: allows }, { viewer, consentId, setConsent }) => {
        const choice = { allowsAnalytics: analytics, allowsMarketing: allows };
        setConsent(await marketing.choose(choice, viewer?.id ?? null, consentId));
        return true;
      },
    }),
  );
}
