import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  type Action,
  ActionButton,
  type Block,
  Blocks,
  Illustration,
  isKind,
  picturedCar,
  Words,
} from '#web/features/content/index.ts';
import { groupOf } from '#web/features/site/index.ts';
import type { BesideTextFragment } from '#web/graphql/documents.gen.ts';
import { classes, Mark } from '#web/ui/index.ts';
import type { OfferName } from './crumbs.ts';

type Props = {
  name: OfferName;
  title: string;
  opening: readonly Block[];
  actions: readonly Action[];
  cars: readonly BesideTextFragment[];
  crumbs: ReactNode;
};

/** The hero of an offer's page: what it is, and its call to action. */
export function OfferHero({ name, title, opening, actions, cars, crumbs }: Props) {
  const t = useTranslations('menu.groups');
  const isPictured = picturedCar(cars) !== null;
  const lead = opening.find(isKind('ContentParagraph'));
  const rest = opening.filter(block => block !== lead && block.__typename !== 'ContentAction');
  return (
    <>
      <div className="page-width py-2">{crumbs}</div>
      <header className="relative overflow-hidden bg-night text-on-night">
        {!isPictured && (
          <Mark className="absolute top-1/2 -right-24 size-[34rem] -translate-y-1/2 text-night-line max-lg:hidden" />
        )}
        <div
          className={classes(
            'page-width relative grid items-center gap-12 py-14 sm:py-20',
            isPictured ? 'lg:grid-cols-2 lg:py-16' : 'lg:py-28',
          )}
        >
          <div className="flex flex-col items-start gap-6">
            <p className="overline-label text-on-night-soft">{t(groupOf(name) ?? 'services')}</p>
            <h1 className="display max-w-4xl text-36 sm:text-48 lg:text-64">{title}</h1>
            {lead && (
              <p className="max-w-prose text-18 text-on-night-soft lg:text-22">
                <Words line={lead.line} />
              </p>
            )}
            {actions.length > 0 && (
              <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
                {actions.map(action => (
                  <ActionButton key={action.to} action={action} isOnNight />
                ))}
              </div>
            )}
          </div>
          <Illustration cars={cars} sizes="(min-width: 1024px) 600px, 100vw" isOnNight />
        </div>
      </header>
      {rest.length > 0 && (
        <div className="page-width pt-12 lg:pt-16">
          <Blocks blocks={rest} />
        </div>
      )}
    </>
  );
}
