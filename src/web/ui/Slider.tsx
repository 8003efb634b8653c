import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** Tracks the scroll position of a slider: whether there is more on either side, and which slide is first. */
function useEdges() {
  const ref = useRef<HTMLUListElement>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(false);
  const [first, setFirst] = useState(1);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const look = () => {
      setAtStart(list.scrollLeft <= 1);
      setAtEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 1);
      setFirst(firstInSight(list));
    };
    list.addEventListener('scroll', look, { passive: true });
    // The observer also fires on start, when the browser has computed the layout anyway.
    const watcher = new ResizeObserver(look);
    watcher.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      watcher.disconnect();
    };
  }, []);
  return { ref, isAtStart, isAtEnd, first };
}

function firstInSight(list: HTMLUListElement): number {
  const width = list.firstElementChild?.getBoundingClientRect().width ?? 0;
  return width === 0 ? 1 : Math.round(list.scrollLeft / width) + 1;
}

const SLIDE_WIDTH = 'w-[86%] sm:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)]';

/**
 * Slides in a row, moved by swiping, by keys or by two buttons. One, two or three are visible, or as many as
 * `slideWidth` allows. With a heading the buttons are beside it.
 */
export function Slider({
  heading,

  label,
  previous,
  next,
  slideWidth = SLIDE_WIDTH,
  announce,
  children,
}: {
  heading?: ReactNode;
  label: string;
  previous: string;
  next: string;
  slideWidth?: string;
  /** Returns the announcement when another slide, counted from 1, becomes the first visible. */
  announce?: (number: number) => string;
  children: ReactNode;
}) {
  const { ref, isAtStart, isAtEnd, first } = useEdges();
  const go = (direction: 1 | -1) =>
    ref.current?.scrollBy({ left: direction * ref.current.clientWidth, behavior: 'smooth' });

  const buttons = <SlideButtons words={[previous, next]} edges={[isAtStart, isAtEnd]} onGo={go} />;
  return (
    <section aria-label={label} className="flex flex-col gap-5">
      {heading && (
        <div className="flex items-end justify-between gap-4">
          {heading}
          {buttons}
        </div>
      )}
      <ul
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="-m-1 flex snap-x snap-mandatory gap-6 overflow-x-auto scroll-px-1 p-1 [scrollbar-width:none]"
      >
        {Children.map(children, child => (
          <li className={classes('shrink-0 snap-start', slideWidth)}>{child}</li>
        ))}
      </ul>
      {!heading && buttons}
      {announce && (
        <p aria-live="polite" className="sr-only">
          {announce(first)}
        </p>
      )}
    </section>
  );
}

type SlideButtonsProps = {
  words: readonly [string, string];
  edges: readonly [boolean, boolean];
  onGo: (direction: 1 | -1) => void;
};

/** The slider's buttons. They keep their space when nothing scrolls, so that nothing shifts once that is known. */
function SlideButtons({ words: [previous, next], edges: [isAtStart, isAtEnd], onGo }: SlideButtonsProps) {
  return (
    <div className={classes('flex gap-2', isAtStart && isAtEnd && 'invisible')}>
      <IconButton
        label={previous}
        disabled={isAtStart}
        onClick={() => onGo(-1)}
        className="border border-line disabled:opacity-40"
      >
        <Icon name="arrowLeft" />
      </IconButton>
      <IconButton
        label={next}
        disabled={isAtEnd}
        onClick={() => onGo(1)}
        className="border border-line disabled:opacity-40"
      >
        <Icon name="arrowRight" />
      </IconButton>
    </div>
  );
}
