import type { CarAdRef } from '../ads/schema.ts';
import { requireViewer } from '../context.ts';
import { type Builder, done, exposed } from '../graphql/index.ts';
import type { FavoriteCar, Favorites } from './index.ts';

export function favoritesSchema(
  builder: Builder,
  favorites: Favorites,
  { CarAd }: { CarAd: CarAdRef },
): void {
  addCars(builder, favorites, CarAd);
  builder.queryField('myFavorites', t =>
    t.idList({
      description: 'The uuids of my favourite ads; empty when nobody is signed in.',
      resolve: async (_root, _args, { viewer }) => (viewer ? favorites.list(viewer.id) : []),
    }),
  );
  builder.mutationFields(t => ({
    addFavorite: t.boolean({
      args: { uuid: t.arg.id({ required: true }) },
      resolve: (_root, { uuid }, context) => done(favorites.add(requireViewer(context).id, uuid)),
    }),
    remindFavorite: t.boolean({
      description: 'When I am reminded of its end; null: as my settings say, an empty list: never.',
      args: {
        uuid: t.arg.id({ required: true }),
        minutes: t.arg.intList({ description: 'Minutes before the end.' }),
      },
      resolve: (_root, { uuid, minutes }, context) =>
        done(favorites.remind(requireViewer(context).id, uuid, minutes ?? null)),
    }),
    removeFavorite: t.boolean({
      args: { uuid: t.arg.id({ required: true }) },
      resolve: (_root, { uuid }, context) => done(favorites.remove(requireViewer(context).id, uuid)),
    }),
  }));
}

function addCars(builder: Builder, favorites: Favorites, CarAd: CarAdRef): void {
  const FavoriteType = builder.objectRef<FavoriteCar>('FavoriteCar').implement({
    fields: t => ({
      ...exposed(t, { ID: ['uuid'], String: ['name'], DateTime: ['addedAt'] }),
      endingOffsets: t.intList({
        nullable: true,
        description: 'Minutes before the end at which I am reminded; null: as my settings say.',
        resolve: ({ endingOffsets }) => endingOffsets && [...endingOffsets],
      }),
      car: t.expose('car', {
        type: CarAd,
        nullable: true,
        description: 'null when the car is public no more.',
      }),
    }),
  });
  builder.queryField('myFavoriteCars', t =>
    t.field({
      type: [FavoriteType],
      description: 'My favourites with their cars, the newest first; empty when nobody is signed in.',
      resolve: (_root, _args, { viewer }) => (viewer ? favorites.listCars(viewer.id) : []),
    }),
  );
}
