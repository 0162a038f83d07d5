/**
 * Starts one instance of a service: `node start.mjs time-1`. Port and the addresses of the others come from
 * ../topology.json (or TOPOLOGY), everything else from the environment (see ../README.md).
 */
import { readFileSync } from 'node:fs';

const instance = process.argv[2] ?? '';
const [, tool, number] = /^([a-z-]+)-(\d)$/.exec(instance) ?? [];
const file = process.env.TOPOLOGY ?? new URL('../topology.json', import.meta.url);
const { services, internalPort } = JSON.parse(readFileSync(file, 'utf8'));
const port = services.find((service) => service.tool === tool)?.ports[Number(number) - 1];
if (!port) {
  process.stderr.write(`There is no instance "${instance}" in the topology: for example time-1.\n`);
  process.exit(1);
}

const internal = `http://127.0.0.1:${internalPort}`;
const others = services.map((service) => `${service.tool}=${internal}`).join(',');
process.env.PORT = String(port);
process.env.NODE_ENV ??= 'production';
process.env.ADMIN_URL ??= internal;
process.env.SERVICE_URLS ??= others;
// Without a broker, events go by HTTP.
if (!process.env.BROKER_URL) process.env.EVENT_TARGETS ??= others;

await import(new URL(`../../dist/services/${tool}/main.mjs`, import.meta.url).href);
