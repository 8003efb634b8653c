import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** Where a row of slides stands: whether there is more on either side. */
function useEdges() {
  const ref = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const look = () =>
      setEdges({
        isAtStart: list.scrollLeft <= 1,
        isAtEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
      });
    look();
    list.addEventListener('scroll', look, { passive: true });
    const watcher = new ResizeObserver(look);
    watcher.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      watcher.disconnect();
    };
  }, []);
  return { ref, ...edges };
}

/** Things in a row that is swept by hand, by keys or by its two buttons: one, two, three in sight. */
export function Slider({
  label,
  previous,
  next,
  children,
}: {
  label: string;
  previous: string;
  next: string;
  children: ReactNode;
}) {
  const { ref, isAtStart, isAtEnd } = useEdges();
  const go = (direction: 1 | -1) =>
    ref.current?.scrollBy({ left: direction * ref.current.clientWidth, behavior: 'smooth' });

  return (
    <section aria-label={label} className="flex flex-col gap-5">
      <ul
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="-m-1 flex snap-x snap-mandatory gap-6 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {Children.map(children, child => (
          <li className="w-[86%] shrink-0 snap-start sm:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)]">
            {child}
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <IconButton
          label={previous}
          disabled={isAtStart}
          onClick={() => go(-1)}
          className="border border-line disabled:opacity-40"
        >
          <Icon name="arrowLeft" />
        </IconButton>
        <IconButton
          label={next}
          disabled={isAtEnd}
          onClick={() => go(1)}
          className="border border-line disabled:opacity-40"
        >
          <Icon name="arrowRight" />
        </IconButton>
      </div>
    </section>
  );
}
