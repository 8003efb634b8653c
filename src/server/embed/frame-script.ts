import type { FrameWords, LotFacts, LotSaid } from './said.ts';

/** What a frame starts with. */
export type FrameStart = {
  readonly words: FrameWords;
  readonly lots: readonly (LotFacts & {
    readonly id: string;
    readonly auctionId: string | null;
    readonly version: number;
  })[];
  /** The pages' own documents that tell of a lot and of a list, by id. */
  readonly documents: { readonly bid: string; readonly facts: string; readonly news: string };
  readonly isList: boolean;
  /** The house's clock when the frame was made. */
  readonly now: number;
};

type Say = (lot: LotFacts, words: FrameWords, now: number) => LotSaid;

/**
 * Keeps a frame true: price, time and reserve as they change, and tells the page around it. Nothing can be done in here:
 * what there is to press opens a window of the house. It runs in the browser, written into the frame as it stands, and
 * uses nothing from outside itself.
 */
export function liveFrame(say: Say, start: FrameStart): void {
  type Lot = { -readonly [Name in keyof FrameStart['lots'][number]]: FrameStart['lots'][number][Name] };
  type News = {
    readonly bid?: number;
    readonly currentBid?: number | null;
    readonly start?: string;
    readonly end: string;
    readonly version: number;
    readonly lotState?: Lot['lotState'];
    readonly isReservePriceReached?: boolean | null;
    readonly reservePriceReached?: boolean | null;
    readonly auctionId?: string;
    readonly id?: string;
  };
  const { words, documents, isList } = start;
  const lots: Lot[] = start.lots.map(lot => ({ ...lot }));
  const ahead = start.now - Date.now();
  /** The page around, once it has said who it is. */
  let host: string | null = null;
  let wait = 1_000;

  const tellHost = (message: object) => {
    if (host !== null) parent.postMessage({ calandre: true, ...message }, host);
  };
  const put = (box: Element, name: string, text: string) => {
    const place = box.querySelector(`[data-say="${name}"]`);
    if (place && place.textContent !== text) place.textContent = text;
  };
  const draw = () => {
    for (const lot of lots) {
      const box = document.querySelector(`[data-lot="${lot.id}"]`);
      if (!box) continue;
      for (const [name, text] of Object.entries(say(lot, words, Date.now() + ahead))) put(box, name, text);
    }
  };
  const tellHeight = () => tellHost({ type: 'size', height: document.body.offsetHeight });

  const take = (lot: Lot, news: News) => {
    if (news.version < lot.version) return;
    const before = { ...lot };
    lot.version = news.version;
    lot.end = Date.parse(news.end);
    if (news.start !== undefined) lot.start = Date.parse(news.start);
    if (news.lotState !== undefined) lot.lotState = news.lotState;
    const price = news.bid ?? news.currentBid;
    if (price !== undefined) lot.price = price;
    const isReached = news.isReservePriceReached ?? news.reservePriceReached;
    if (isReached !== undefined && isReached !== null) lot.reservePriceReached = isReached;
    draw();
    const about = { lot: lot.id, version: lot.version };
    if (lot.price !== before.price && lot.price !== null)
      tellHost({ type: 'bid', ...about, amount: lot.price, end: new Date(lot.end).toISOString() });
    if (lot.end !== before.end)
      tellHost({ type: 'extended', ...about, end: new Date(lot.end).toISOString() });
    if (lot.lotState !== before.lotState) tellHost({ type: 'state', ...about, state: lot.lotState });
    tellHeight();
  };

  const connect = () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    const send = (message: object) => socket.send(JSON.stringify(message));
    const ask = (id: string, documentId: string, variables: object) =>
      send({ id, type: 'subscribe', payload: { documentId, variables } });
    socket.onopen = () => send({ type: 'connection_init' });
    socket.onmessage = ({ data }) => {
      const { type, id, payload } = JSON.parse(String(data));
      if (type === 'ping') send({ type: 'pong' });
      if (type === 'connection_ack') {
        wait = 1_000;
        const ids = lots.flatMap(({ auctionId }) => auctionId ?? []);
        const [lot] = lots;
        if (isList && ids.length > 0) ask('news', documents.news, { auctionIds: ids });
        if (!isList && lot?.auctionId) {
          ask('bid', documents.bid, { uuid: lot.id });
          ask('facts', documents.facts, { uuid: lot.id });
        }
        void readAgain();
      }
      if (type !== 'next' || !payload.data) return;
      const news: News = payload.data.bidAdded ?? payload.data.auctionUpdated ?? payload.data.lotNews;
      const lot = id === 'news' ? lots.find(each => each.auctionId === news.auctionId) : lots[0];
      if (lot) take(lot, news);
    };
    socket.onclose = () => {
      setTimeout(connect, wait * (0.5 + Math.random()));
      wait = Math.min(30_000, wait * 2);
    };
  };
  /** What happened before the line stood, or while it was down. */
  const readAgain = async () => {
    const answer = await fetch(`${location.pathname}?facts=1${location.search.replace('?', '&')}`);
    if (!answer.ok) return;
    for (const news of await answer.json()) {
      const lot = lots.find(each => each.id === news.id);
      if (lot) take(lot, { ...news, currentBid: news.price });
    }
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || data?.calandre !== 'hello') return;
    host = origin;
    tellHeight();
  });
  new ResizeObserver(tellHeight).observe(document.body);
  draw();
  setInterval(draw, 1_000);
  if (lots.some(({ auctionId }) => auctionId !== null)) connect();
}
