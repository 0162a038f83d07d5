const startedAt = Date.now();

/** Seconds since the command began, for the left edge of each line. */
const elapsed = () => `${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s`;

/** One progress line. */
export function say(text) {
  process.stdout.write(`${elapsed()}  ${text}\n`);
}

/** Says that a step is still at work every ten seconds until the returned function is called. */
export function sayWhile(text) {
  const from = Date.now();
  const timer = setInterval(() => {
    say(`${text} … ${Math.round((Date.now() - from) / 1000)} s`);
  }, 10_000);
  timer.unref();
  return () => clearInterval(timer);
}
