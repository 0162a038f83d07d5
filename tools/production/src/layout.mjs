import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import net from 'node:net';

/** Below what the system gives to outgoing connections: a port that is free now stays free until its service starts. */
const firstPort = 20_000;
const portRange = 10_000;

async function findPort(taken) {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * portRange);
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Creates the layout of a production on this machine: a folder of its own and free ports in place of the topology's.
 * Returns `{ folder, site, data, logs, topologyFile, topology, ports, publicPort, takePort, remove }`; `ports` maps a
 * port of deploy/topology.json to the one used here, `takePort` returns another free one.
 */
export async function createLayout(root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jahrring-production-'));
  const planned = JSON.parse(readFileSync(path.join(root, 'deploy/topology.json'), 'utf8'));
  const ports = new Map();
  const given = new Set();
  const take = async (port) => {
    ports.set(port, await findPort(given));
    return ports.get(port);
  };
  const topology = { internalPort: await take(planned.internalPort), services: [] };
  for (const { tool, ports: own } of planned.services) {
    const taken = [];
    for (const port of own) taken.push(await take(port));
    topology.services.push({ tool, ports: taken });
  }
  const layout = {
    folder,
    site: path.join(folder, 'site'),
    data: path.join(folder, 'data'),
    logs: path.join(folder, 'logs'),
    topologyFile: path.join(folder, 'topology.json'),
    topology,
    ports,
    publicPort: await findPort(given),
    takePort: () => findPort(given),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  for (const made of [layout.site, layout.data, layout.logs]) mkdirSync(made, { recursive: true });
  writeFileSync(layout.topologyFile, `${JSON.stringify(topology, null, 2)}\n`);
  return layout;
}
