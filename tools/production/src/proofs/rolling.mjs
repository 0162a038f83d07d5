import { startLoad } from '../load.mjs';

const rawPerThousand = 1;

/** Every instance restarted under load, one after the other, as an upgrade does. */
export async function run({ url, instances }) {
  const load = await startLoad(url);
  for (const number of [1, 2]) {
    for (const instance of instances.all.filter(({ name }) => name.endsWith(`-${number}`))) {
      await instances.stop(instance);
      await instances.start(instance);
    }
  }
  const { calls, raw, lost } = await load.stop();
  if (lost.length > 0) throw new Error(`${lost.length} of ${calls} calls failed for good: ${lost[0]}`);
  const allowed = Math.max(1, Math.floor((calls * rawPerThousand) / 1_000));
  if (raw.length > allowed)
    throw new Error(`${raw.length} raw failures in ${calls} calls: ${raw.join('; ')}`);
  return `${instances.all.length} instances restarted, ${calls} calls, ${raw.length} raw failures, none for good`;
}
