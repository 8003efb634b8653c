/** How long running jobs may go on after a stop; the rest closes within ten seconds in total. */
const PATIENCE_MS = 6_000;
/** How much later a job that ignores its signal is cut off. */
const GRACE_MS = 1_000;

/** The abort reason of an interrupted job: not a failure, and not a counted attempt. */
class LetGo extends Error {
  override readonly name = 'LetGo';
  override readonly message = 'the process stops';
}

/** Opens the two signals of a stop: first `stop`, to end voluntarily, then `cut`. */
export function openStopping(patienceMs = PATIENCE_MS) {
  const [stop, cut] = [new AbortController(), new AbortController()];
  const timers: NodeJS.Timeout[] = [];
  return {
    stop: stop.signal,
    cut: cut.signal,
    /** Starts the timers. */
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
