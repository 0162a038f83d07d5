import { setTimeout as delay } from 'node:timers/promises';

const pauseAfterFailure = 25;

/** A person who writes one thing after the other, each until it is acknowledged, as our client does: with the same key. */
async function writeUntil({ isOver, next, write, acknowledged }) {
  while (!isOver()) {
    const job = next();
    for (;;) {
      try {
        await write(job);
        acknowledged.push(job);
        break;
      } catch {
        await delay(pauseAfterFailure);
      }
    }
  }
}

/**
 * Kills a service with -9 while people write, starts it again, and so on. `start` starts it and answers `{ kill }` once it
 * is ready; `write({ n, key })` resolves when a write was acknowledged and rejects otherwise (a connection that broke, an
 * answer of 500 or more): it is tried again with the same key. Answers what was acknowledged, and for each time the
 * milliseconds until the service was ready again.
 */
export async function killUnderLoad({ times, start, write, newKey, writers = 8, aliveFor = [150, 600] }) {
  let count = 0;
  let over = false;
  const acknowledged = [];
  const next = () => ({ n: (count += 1), key: newKey() });
  let instance = await start();
  const people = Array.from({ length: writers }, () =>
    writeUntil({ isOver: () => over, next, write, acknowledged }),
  );
  const readyAfter = [];
  for (let time = 0; time < times; time += 1) {
    const [shortest, longest] = aliveFor;
    await delay(shortest + Math.random() * (longest - shortest));
    await instance.kill();
    const from = Date.now();
    instance = await start();
    readyAfter.push(Date.now() - from);
  }
  await delay(aliveFor[0]);
  over = true;
  await Promise.all(people);
  return { acknowledged, readyAfter, instance };
}
