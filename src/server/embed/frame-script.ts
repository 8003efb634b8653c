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
  /** The house's clock when the frame was made; each time the line opens it is read anew. */
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
export function liveFrame(
  say: Say,
  hearNews: typeof openLine,
  readFacts: typeof openFacts,
  start: FrameStart,
): void {
  type Lot = { -readonly [Name in keyof FrameStart['lots'][number]]: FrameStart['lots'][number][Name] };
  const { words, isList } = start;
  const lots: Lot[] = start.lots.map(lot => ({ ...lot }));
  let ahead = start.now - Date.now();
  /** There was no line until now: what this frame shows may not be there any more. */
  let wasDown = false;
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
    // null says that there is no reserve any more.
    for (const isReached of [news.isReservePriceReached, news.reservePriceReached])
      if (isReached !== undefined) lot.reservePriceReached = isReached;
    draw();
    const about = { lot: lot.id, version: lot.version };
    if (lot.auctionId && lot.price !== before.price && lot.price !== null)
      tellHost({ type: 'bid', ...about, amount: lot.price, end: new Date(lot.end).toISOString() });
    if (lot.end !== before.end)
      tellHost({ type: 'extended', ...about, end: new Date(lot.end).toISOString() });
    if (lot.lotState !== before.lotState) tellHost({ type: 'state', ...about, state: lot.lotState });
    tellHeight();
  };

  const askForFacts = readFacts(told => {
    // Withdrawn, or of a list that has gone on: what is there now the house says in a frame of its own.
    if ((wasDown || !isList) && lots.some(lot => !told.some(({ id }) => id === lot.id)))
      return location.reload();
    wasDown = false;
    for (const news of told) {
      const lot = lots.find(each => each.id === news.id);
      if (lot && lot.auctionId !== news.auctionId) return location.reload();
      if (lot) take(lot, { ...news, currentBid: news.price });
    }
  });
  /** What happened before the line stood, or while it was down; opened, it says what the clock of the house is. */
  const readAgain = (houseNow?: number) => {
    if (houseNow) [ahead, wasDown] = [houseNow - Date.now(), true];
    return askForFacts();
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
 * Asks what a frame shows as it is now, ever more seldom until an answer comes. Written into the frame as it stands
 * here too.
 */
export function openFacts(
  onFacts: (told: readonly (News & { id: string; price: number | null })[]) => void,
): () => Promise<void> {
  const WAIT_MAX = 60_000;
  let wait = 1_000;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const told = await fetch(`${location.pathname}?facts=1${location.search.replace('?', '&')}`)
      .then(answer => (answer.ok ? answer.json() : null))
      .catch(() => null);
    clearTimeout(waiting);
    if (told) {
      wait = 1_000;
      return onFacts(told);
    }
    waiting = setTimeout(ask, wait);
    wait = Math.min(WAIT_MAX, wait * 2);
  };
  return ask;
}

/**
 * The line to the house, by the documents and the frames of its own pages, made anew whenever it breaks or is silent.
 * Written into the frame as it stands here too.
 */
export function openLine(
  { documents, isList, lots: [lot, ...others] }: FrameStart,
  onOpen: (houseNow?: number) => void,
  onNews: (news: News) => void,
): void {
  if (!lot?.auctionId && others.length === 0) {
    // The house tells of auctions alone: a car without one is read again, where somebody looks.
    const look = () => lot && document.visibilityState !== 'hidden' && onOpen();
    setInterval(look, 300_000);
    return document.addEventListener('visibilitychange', look);
  }
  const WAIT_MAX = 30_000;
  /** The house says something every ten seconds. */
  const SILENCE_MAX = 25_000;
  let wait = 1_000;
  let line: WebSocket | null = null;
  let heardAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Made before the house's own renewal the frame is not understood any more, and only a new one is. */
  let isRenewed = false;
  const comeBack = () => (isRenewed ? location.reload() : connect());
  const lose = (code?: number) => {
    // A dead one may take minutes to close by itself: it is let go, and says nothing any more.
    if (line) line.onopen = line.onmessage = line.onclose = null;
    line?.close();
    line = null;
    isRenewed = code === 4400;
    if (isRenewed) wait = WAIT_MAX;
    // Not all of them at the same moment.
    waiting = setTimeout(comeBack, wait * (0.5 + (Date.now() % 1_000) / 1_000));
    wait = Math.min(WAIT_MAX, wait * 2);
  };
  const check = () => {
    if (line && Date.now() - heardAt > SILENCE_MAX) lose();
  };
  /** Somebody looks again, or the network is back. */
  const wake = () => {
    if (document.visibilityState === 'hidden') return;
    check();
    if (!line) comeBack();
  };
  const connect = () => {
    clearTimeout(waiting);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    const send = (message: object) => socket.send(JSON.stringify(message));
    const ask = (id: string, documentId: string, variables: object) =>
      send({ id, type: 'subscribe', payload: { documentId, variables } });
    line = socket;
    heardAt = Date.now();
    let askedAt = heardAt;
    socket.onopen = () => {
      askedAt = Date.now();
      send({ type: 'connection_init' });
    };
    socket.onmessage = ({ data }) => {
      heardAt = Date.now();
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
        onOpen(Date.parse(payload.serverTime) + (heardAt - askedAt) / 2);
      }
      // Refused, ended or told without its data: the line that is made anew reads what it missed.
      if (type === 'error' || type === 'complete' || payload?.errors) {
        wait = WAIT_MAX;
        lose();
      } else if (type === 'next')
        onNews(payload.data.bidAdded ?? payload.data.auctionUpdated ?? payload.data.lotNews);
    };
    socket.onclose = ({ code }) => lose(code);
  };
  connect();
  setInterval(check, 5_000);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
}
