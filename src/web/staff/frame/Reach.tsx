import { PhoneNumber } from '#web/ui/index.ts';

type PhoneProps = { phone: string; className?: string };

export type Reached = {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/** A number that rings where it is pressed, in the house's one form. */
export function Phone({ phone, className = 'text-link underline underline-offset-4' }: PhoneProps) {
  return (
    <a href={`tel:${phone}`} className={className}>
      <PhoneNumber phone={phone} />
    </a>
  );
}

/** Whom somebody writes to or rings: their name where it is not said already, and each way to them as a link. */
export function Reach({ name, email, phone }: Reached) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 text-14 empty:hidden">
      {name && <span>{name}</span>}
      {email && (
        <a href={`mailto:${email}`} className="link-line wrap-anywhere">
          {email}
        </a>
      )}
      {phone && <Phone phone={phone} className="link-line" />}
    </span>
  );
}
