import type { ComponentProps } from 'react';
import type { RouteName } from '#shared/paths/route-table.ts';
import { type ButtonLook, type ButtonSize, buttonClasses } from '#web/ui/index.ts';
import { LocaleLink } from './LocaleLink.tsx';

type Props<Name extends RouteName> = Omit<ComponentProps<typeof LocaleLink<Name>>, 'className'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
};

/** A LocaleLink that looks like a button. */
export function LocaleButton<Name extends RouteName>({
  look = 'primary',
  size = 'medium',
  className,
  ...rest
}: Props<Name>) {
  return <LocaleLink className={buttonClasses(look, size, className)} {...rest} />;
}
