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

/** What changed of a lot, by whichever document it was told. */
type News = {
  readonly bid?: number;
  readonly currentBid?: number | null;
  readonly start?: string;
  readonly end: string;
  readonly version: number;
  readonly lotState?: LotFacts['lotState'];
  readonly isReservePriceReached?: boolean | null;
  readonly reservePriceReached?: boolean | null;
  readonly auctionId?: string;
  readonly id?: string;
};

/**
 * Keeps a frame true: price, time and reserve as they change, and tells the page around it. Nothing can be done in
 * here: what there is to press opens a window of the house. It runs in the browser, written into the frame as it
 * stands, and uses nothing from outside itself.
 */
export function liveFrame(say: Say, hearNews: typeof openLine, start: FrameStart): void {
  type Lot = { -readonly [Name in keyof FrameStart['lots'][number]]: FrameStart['lots'][number][Name] };
  const { words, isList } = start;
  const lots: Lot[] = start.lots.map(lot => ({ ...lot }));
  const ahead = start.now - Date.now();
  /** The page around, once it has said who it is. */
  let host: string | null = null;

  const tellHost = (message: object) => {
    if (host !== null) parent.postMessage({ house: true, ...message }, host);
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

  /** What happened before the line stood, or while it was down. */
  const readAgain = async () => {
    const answer = await fetch(`${location.pathname}?facts=1${location.search.replace('?', '&')}`);
    if (!answer.ok) return;
    for (const news of await answer.json()) {
      const lot = lots.find(each => each.id === news.id);
      if (lot && lot.auctionId !== news.auctionId) return location.reload();
      if (lot) take(lot, { ...news, currentBid: news.price });
    }
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || data?.house !== 'hello') return;
    host = origin;
    tellHeight();
  });
  new ResizeObserver(tellHeight).observe(document.body);
  draw();
  setInterval(draw, 1_000);
  hearNews(start, readAgain, news => {
    const told = news.auctionId ?? news.id?.split(':')[0];
    const lot = lots.find(({ auctionId }) => auctionId === told);
    // Put up again, it is another auction, of which this frame knows nothing.
    if (!lot) return location.reload();
    take(lot, news);
    // What a list is told of a lot says nothing of its reserve.
    if (isList && lot.reservePriceReached === false) void readAgain();
  });
}

/**
 * The line to the house, by the documents and the frames of its own pages, made anew whenever it breaks. Written into
 * the frame as it stands here too.
 */
export function openLine(
  { documents, isList, lots: [lot, ...others] }: FrameStart,
  onOpen: () => void,
  onNews: (news: News) => void,
): void {
  if (!lot?.auctionId && others.length === 0) return;
  const WAIT_MAX = 30_000;
  let wait = 1_000;
  const connect = () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    const send = (message: object) => socket.send(JSON.stringify(message));
    const ask = (id: string, documentId: string, variables: object) =>
      send({ id, type: 'subscribe', payload: { documentId, variables } });
    socket.onopen = () => send({ type: 'connection_init' });
    socket.onmessage = ({ data }) => {
      const { type, payload } = JSON.parse(String(data));
      if (type === 'ping') send({ type: 'pong' });
      if (type === 'connection_ack') {
        wait = 1_000;
        const auctionIds = [lot, ...others].flatMap(each => each?.auctionId ?? []);
        if (isList) ask('news', documents.news, { auctionIds });
        else {
          ask('bid', documents.bid, { uuid: lot?.id });
          ask('facts', documents.facts, { uuid: lot?.id });
        }
        onOpen();
      }
      // Refused, ended or told without its data: the line that is made anew reads what it missed.
      if (type === 'error' || type === 'complete' || payload?.errors) {
        wait = WAIT_MAX;
        socket.close();
      } else if (type === 'next')
        onNews(payload.data.bidAdded ?? payload.data.auctionUpdated ?? payload.data.lotNews);
    };
    socket.onclose = ({ code }) => {
      // Made before the house's own renewal it is not understood any more, and only a new one is.
      const isRenewed = code === 4400;
      if (isRenewed) wait = WAIT_MAX;
      // Not all of them at the same moment.
      setTimeout(
        () => (isRenewed ? location.reload() : connect()),
        wait * (0.5 + (Date.now() % 1_000) / 1_000),
      );
      wait = Math.min(WAIT_MAX, wait * 2);
    };
  };
  connect();
}
