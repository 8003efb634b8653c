/** From a stop on, what is under way has so long; the rest of the house closes in what is left of ten seconds. */
const PATIENCE_MS = 6_000;
/** What does not heed its signal is cut off so much later. */
const GRACE_MS = 1_000;

/** Why work ends that was not done: nobody's fault, and no failed try. */
class LetGo extends Error {
  override readonly name = 'LetGo';
  override readonly message = 'the process stops';
}

/** What a stop says to the work that is under way: end by yourself, then: you are cut off. */
export function openStopping(patienceMs = PATIENCE_MS) {
  const [stop, cut] = [new AbortController(), new AbortController()];
  const timers: NodeJS.Timeout[] = [];
  return {
    stop: stop.signal,
    cut: cut.signal,
    /** Begins to count. */
    begin(): void {
      timers.push(
        setTimeout(() => stop.abort(new LetGo()), patienceMs),
        setTimeout(() => cut.abort(new LetGo()), patienceMs + GRACE_MS),
      );
    },
    [Symbol.dispose]: () => timers.forEach(clearTimeout),
  };
}

export type Stopping = ReturnType<typeof openStopping>;
