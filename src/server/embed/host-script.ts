/** What a frame is called to those who hear the page, by language. */
export type FrameTitles = Readonly<Record<string, { readonly lot: string; readonly list: string }>>;

/**
 * Defines `house-lot` and `house-list`, by the name of the house, in somebody's page: each shows a frame of the house,
 * as high as what is in it, and tells its page what happens by events. It runs in the browser, sent as it stands here,
 * and uses nothing from outside itself.
 */
export function defineElements(
  addressIn: typeof frameAddress,
  titles: FrameTitles,
  house: string,
  own: string,
): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  // The house is where the script is from.
  const { origin } = new URL(script.src);
  abstract class Framed extends HTMLElement {
    static observedAttributes = ['lot', 'brand', 'limit', 'lang', 'theme', 'accent'];
    #frame: HTMLIFrameElement | null = null;
    readonly #hear = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== this.#frame?.contentWindow || data?.house !== true) return;
      const { house: _, type, ...detail } = data;
      if (type === 'size') this.#resize(detail.height);
      else this.dispatchEvent(new CustomEvent(`${house}-${type}`, { detail, bubbles: true, composed: true }));
    };

    /** Where its frame is, below the language; null where it does not say yet what it shows. */
    abstract path(): string | null;
    abstract readonly kind: 'lot' | 'list';

    connectedCallback(): void {
      addEventListener('message', this.#hear);
      this.#show();
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#hear);
      this.#frame?.remove();
      this.#frame = null;
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#show();
    }

    #show(): void {
      const path = this.path();
      if (path === null) return;
      const { address, language } = addressIn(this, origin, path, own);
      const frame = this.#frame ?? this.#make();
      frame.title = titles[language]?.[this.kind] ?? '';
      frame.style.colorScheme = this.getAttribute('theme') ?? 'light dark';
      if (frame.src !== address) frame.src = address;
      // Once it says what it shows: an empty frame would load at once, and be greeted as somebody else.
      if (!frame.isConnected) this.append(frame);
    }

    #make(): HTMLIFrameElement {
      const frame = document.createElement('iframe');
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      );
      frame.referrerPolicy = 'origin';
      frame.loading = 'lazy';
      frame.style.cssText = 'display:block;width:100%;height:420px;border:0';
      frame.addEventListener('load', () => frame.contentWindow?.postMessage({ house: 'hello' }, origin));
      this.style.display ||= 'block';
      this.#frame = frame;
      return frame;
    }

    #resize(height: unknown): void {
      if (typeof height === 'number' && this.#frame)
        this.#frame.style.height = `${Math.min(6_000, Math.max(40, Math.ceil(height)))}px`;
    }
  }

  class Lot extends Framed {
    path() {
      const lot = this.getAttribute('lot');
      return lot === null || lot === '' ? null : `/embed/lot/${encodeURIComponent(lot)}`;
    }
    readonly kind = 'lot';
  }

  class List extends Framed {
    path() {
      return '/embed/list';
    }
    readonly kind = 'list';
  }

  for (const [kind, Element] of [['lot', Lot] as const, ['list', List] as const])
    if (!customElements.get(`${house}-${kind}`)) customElements.define(`${house}-${kind}`, Element);
}

/** Where the frame of an element is, in its language and its look. Sent as it stands here too. */
export function frameAddress(element: HTMLElement, origin: string, path: string, own: string) {
  const prefixes: Readonly<Record<string, string>> = { fr: '', en: '/en', es: '/es' };
  const wished = element.getAttribute('lang') ?? document.documentElement.lang;
  const known = wished.slice(0, 2).toLowerCase();
  const language = known in prefixes ? known : own;
  const query = new URLSearchParams();
  for (const name of ['brand', 'limit', 'theme', 'accent']) {
    const value = element.getAttribute(name);
    if (value !== null) query.set(name, value.replace('#', ''));
  }
  return { language, address: `${origin}${prefixes[language]}${path}?${query}` };
}
