import { useTranslations } from 'use-intl';
import { formatEuros } from '#web/i18n/index.ts';
import { Badge, type BadgeTone, Button, type ButtonSize, classes, Icon, LinkButton } from '#web/ui/index.ts';
import type { Standing } from './standing.ts';

type Look = {
  readonly tone: BadgeTone;
  /** null for users without a bid: they see only the price. */
  readonly word: Exclude<Standing, 'VISITOR' | 'FIRST'> | null;
  /** The action, and whether its button names the minimum amount; null if there is none. */
  readonly act: { readonly words: 'bid' | 'bidAgain' | 'raise' | 'sign'; readonly hasAmount: boolean } | null;
};

const BID = { words: 'bid', hasAmount: true } as const;

/** The look of each standing; its 4 px edge is in `tokens.css`, by `data-standing`. */
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

/** The standing in a word, never by colour alone. */
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
  /** The minimum of the next bid, in euros. */
  amount: number;
  size?: ButtonSize;
  className?: string;
  isDisabled?: boolean;
  /** The lot's name, for screen readers. */
  about?: string;
} & ({ onAct: () => void; to?: never } | { to: string; onAct?: never });

/** The action for a standing, as a button or a link; nothing if there is none. */
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
    // One text node, so that the button is exactly as wide as its words.
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
    // aria-disabled keeps the focus on the button while the page is offline.
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
