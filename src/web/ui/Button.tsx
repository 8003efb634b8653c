import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';
import { useFormBusy } from './form-busy.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'light';
export type ButtonSize = 'medium' | 'large';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-pill text-center font-[560] transition-colors duration-150 ' +
  'select-none disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

const LOOKS: Record<ButtonLook, string> = {
  // In forced-colors mode the border is all that shows the button's shape.
  primary: 'border border-transparent bg-green text-on-green hover:bg-green-hover',
  secondary: 'border border-field-line text-ink hover:border-ink hover:bg-wash',
  quiet: 'text-link underline-offset-4 hover:underline',
  /** For an action that ends something and cannot be undone. */
  danger: 'border border-red text-red hover:bg-red-wash',
  /** For use on a photo or a dark background. */
  light: 'border border-transparent bg-on-night text-night hover:bg-surface-bright',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 py-2 text-14',
  large: 'min-h-13 px-7 py-3 text-16',
};

export function buttonClasses(look: ButtonLook, size: ButtonSize, className?: string): string {
  const padding = look === 'quiet' ? 'min-h-11 py-2 text-14' : SIZES[size];
  return classes(BASE, LOOKS[look], padding, className);
}

type Shape = { look?: ButtonLook; size?: ButtonSize };

/**
 * A button. `isBusy` keeps it in place and in focus while its action runs; a submit button is also busy while its form
 * is.
 */
export function Button({
  look = 'primary',
  size = 'medium',
  isBusy: isOwnBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Shape & { isBusy?: boolean }) {
  const isFormBusy = useFormBusy();
  const isBusy = isOwnBusy || (type === 'submit' && isFormBusy);
  return (
    <button
      type={type}
      className={buttonClasses(look, size, className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? event => event.preventDefault() : onClick}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  look = 'primary',
  size = 'medium',
  className,
  ...rest
}: Omit<LinkProps, 'className'> & Shape & { className?: string }) {
  return <Link className={buttonClasses(look, size, className)} {...rest} />;
}

/** A button with only an icon; its label names the action for screen readers. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill transition-colors hover:bg-wash',
        className,
      )}
      {...rest}
    />
  );
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-turn rounded-pill border-2 border-current border-t-transparent"
    />
  );
}
