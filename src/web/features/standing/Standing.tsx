import { useTranslations } from 'use-intl';
import { formatEuros } from '#web/i18n/index.ts';
import { Badge, type BadgeTone, Button, type ButtonSize, classes, Icon, LinkButton } from '#web/ui/index.ts';
import type { Standing } from './standing.ts';

type Look = {
  readonly tone: BadgeTone;
  /** Who has not bid reads the price alone. */
  readonly word: Exclude<Standing, 'VISITOR' | 'FIRST'> | null;
  /** What there is to do, and whether the button names the least amount; null where there is nothing. */
  readonly act: { readonly words: 'bid' | 'bidAgain' | 'raise' | 'sign'; readonly hasAmount: boolean } | null;
};

const BID = { words: 'bid', hasAmount: true } as const;

/** What each standing looks like, wherever it is told; its edge of 4 px is in `tokens.css`, by `data-standing`. */
const LOOKS: Record<Standing, Look> = {
  VISITOR: { tone: 'plain', word: null, act: { ...BID, hasAmount: false } },
  NOT_STARTED: { tone: 'plain', word: 'NOT_STARTED', act: null },
  FIRST: { tone: 'plain', word: null, act: BID },
  LEADING: { tone: 'good', word: 'LEADING', act: { words: 'raise', hasAmount: false } },
  OUTBID: { tone: 'red', word: 'OUTBID', act: { words: 'bidAgain', hasAmount: true } },
  WON: { tone: 'good', word: 'WON', act: { words: 'sign', hasAmount: false } },
  LOST: { tone: 'plain', word: 'LOST', act: null },
  SELLER: { tone: 'brass', word: 'SELLER', act: null },
  UNSOLD: { tone: 'plain', word: 'UNSOLD', act: null },
  CANCELLED: { tone: 'plain', word: 'CANCELLED', act: null },
};

/** Where one stands, in a word: never by colour alone. */
export function StandingWord({ standing, className }: { standing: Standing; className?: string }) {
  const t = useTranslations('bidding.standing');
  const { tone, word } = LOOKS[standing];
  if (!word) return null;
  return (
    <Badge tone={tone} className={classes('whitespace-nowrap', className)}>
      {tone === 'good' && <Icon name="check" className="size-3.5" />}
      {t(word)}
    </Badge>
  );
}

type ActProps = {
  standing: Standing;
  /** The least the next bid must be, in euros. */
  amount: number;
  size?: ButtonSize;
  className?: string;
  isDisabled?: boolean;
  /** What it is done to, for those who hear the button alone. */
  about?: string;
} & ({ onAct: () => void; to?: never } | { to: string; onAct?: never });

/** The one thing to do as one stands, done here or at an address; nothing where nothing is to be done. */
export function StandingAct({
  standing,
  amount,
  onAct,
  to,
  isDisabled,
  about,
  className,
  ...rest
}: ActProps) {
  const t = useTranslations('bidding.act');
  const { act } = LOOKS[standing];
  if (!act) return null;
  const look = standing === 'LEADING' ? 'secondary' : 'primary';
  const shape = { look, className: classes('whitespace-nowrap', className), ...rest } as const;
  const words = (
    // One text, so that a button is as wide as its words and no wider.
    <span>
      {t(act.words) + (act.hasAmount ? ` · ${formatEuros(amount)}` : '')}
      {about && <span className="sr-only"> {about}</span>}
    </span>
  );
  if (to !== undefined) {
    return (
      <LinkButton to={to} {...shape}>
        {words}
      </LinkButton>
    );
  }
  return (
    // Whoever has the focus on it keeps it while the page is cut off.
    <Button
      data-act={act.words}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onAct}
      {...shape}
    >
      {words}
    </Button>
  );
}
