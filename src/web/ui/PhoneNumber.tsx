const FRENCH = /^(\+33)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;

/** A phone number, visually grouped; copied, it is one word that a phone accepts. */
export function PhoneNumber({ phone }: { phone: string }) {
  const groups = FRENCH.exec(phone)?.slice(1) ?? [phone];
  return (
    <span className="tabular">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal and never move
        <span key={index}>
          {group.slice(0, -1)}
          <span className={index < groups.length - 1 ? 'tracking-[0.3em]' : undefined}>
            {group.slice(-1)}
          </span>
        </span>
      ))}
    </span>
  );
}
