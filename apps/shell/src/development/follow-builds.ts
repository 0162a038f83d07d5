import { createValue, telemetry } from '@jahrring/tool-kit';
import { announceReleases } from '../tools/switching';
import { adopt, follow } from '../tools/next-version';
import { toolsInUse } from '../tools/tool-registry';
import { fetchEntry } from './apply-overrides';
import type { Overrides } from './overrides';

/** Present error of the developer's machine in building or starting; empty if there is none. */
export const developmentFaultValue = createValue('');

/**
 * Takes each new build of a developer's server into the running page: the tool's open pages load again in place, the shell,
 * its data and what is kept of forms stay. Answers how to end it.
 */
export function followBuilds(overrides: Overrides): () => void {
  const streams = Object.entries(overrides).map(([id, origin]) => {
    const stream = new EventSource(`${origin}/builds`);
    stream.onmessage = () => void loadBuild(id, origin);
    stream.addEventListener('fault', ({ data }) =>
      developmentFaultValue.set(String(JSON.parse(String(data)))),
    );
    return stream;
  });
  return () => streams.forEach((stream) => stream.close());
}

async function loadBuild(id: string, origin: string): Promise<void> {
  const entry = await fetchEntry(id, origin);
  const now = toolsInUse().find((tool) => tool.id === id);
  if (!entry || entry.version === now?.version) return;
  telemetry.record('development.build', { id, version: entry.version });
  if (!now) return announceReleases([...toolsInUse(), entry]);
  adopt(id, entry);
  follow(id);
}
