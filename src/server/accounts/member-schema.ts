import type { Ad } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { type Builder, exposed } from '../graphql/index.ts';
import type { Accounts } from './index.ts';
import type { Member } from './member.ts';

const ADS_MAX = 48;

type AdsOfMember = {
  readonly CarAd: CarAdRef;
  readonly listAdsOf: (id: string, first: number) => Promise<Ad[]>;
};
export type MemberRef = ReturnType<typeof memberType>;

/** The public profile of a person. */
export function memberSchema(
  builder: Builder,
  accounts: Accounts,
  ads: AdsOfMember,
): { readonly Member: MemberRef } {
  const MemberType = memberType(builder, ads);
  builder.queryField('member', t =>
    t.field({
      type: MemberType,
      nullable: true,
      description: 'null for whoever has neither a pseudonym nor a public ad.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { cacheTags }) => {
        cacheTags.add('ads');
        cacheTags.add(`member:${id.toLowerCase()}`);
        return accounts.findMember(id);
      },
    }),
  );
  return { Member: MemberType };
}

function memberType(builder: Builder, { CarAd, listAdsOf }: AdsOfMember) {
  return builder.objectRef<Member>('Member').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Boolean: ['isPro'], DateTime: ['since'] }),
      pseudo: t.exposeString('pseudo', { nullable: true }),
      ads: t.field({
        type: [CarAd],
        description: 'What they offer now, newest first.',
        resolve: member => listAdsOf(member.id, ADS_MAX),
      }),
    }),
  });
}
