import type { AdEnums } from '../ads/index.ts';
import type { LocalizedTextRef } from '../ads/schema.ts';
import type { Builder } from '../graphql/index.ts';
import { campaignsSchema } from './campaigns-schema.ts';
import type { Newsletter } from './index.ts';

export function newsletterSchema(
  builder: Builder,
  newsletter: Newsletter,
  { Locale, LocalizedText }: Pick<AdEnums, 'Locale'> & { readonly LocalizedText: LocalizedTextRef },
): void {
  campaignsSchema(builder, newsletter, { Locale, LocalizedText });
  builder.mutationFields(t => ({
    subscribeNewsletter: t.boolean({
      description: 'Always true: whether the address is known is nobody’s business.',
      args: {
        email: t.arg.string({ required: true }),
        language: t.arg({ type: Locale, required: true }),
        consent: t.arg.string({ required: true, description: 'The sentence agreed to, as it was shown.' }),
      },
      async resolve(_root, { email, language, consent }, { origin }) {
        await newsletter.subscribe({ email, language, consent }, origin);
        return true;
      },
    }),
    confirmNewsletter: t.boolean({
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }) => newsletter.confirm(token),
    }),
    leaveNewsletter: t.boolean({
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }) => newsletter.leave(token),
    }),
  }));
}
