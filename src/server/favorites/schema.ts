import { requireViewer } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { Favorites } from './index.ts';

export function favoritesSchema(builder: Builder, favorites: Favorites): void {
  builder.queryField('myFavorites', t =>
    t.idList({
      description: 'The uuids of my favourite ads; empty when nobody is signed in.',
      resolve: async (_root, _args, { viewer }) => (viewer ? favorites.list(viewer.id) : []),
    }),
  );
  builder.mutationFields(t => ({
    addFavorite: t.boolean({
      args: { uuid: t.arg.id({ required: true }) },
      resolve: async (_root, { uuid }, context) => {
        await favorites.add(requireViewer(context).id, uuid);
        return true;
      },
    }),
    removeFavorite: t.boolean({
      args: { uuid: t.arg.id({ required: true }) },
      resolve: async (_root, { uuid }, context) => {
        await favorites.remove(requireViewer(context).id, uuid);
        return true;
      },
    }),
  }));
}
