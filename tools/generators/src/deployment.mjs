import { editFile } from './edit-text.mjs';

/** Files with a line for each service. */
const lists = [
  'nginx/upstreams.conf',
  'nginx/routing.conf',
  'compose/upstreams.conf',
  'kubernetes/site/upstreams.conf',
  'kubernetes/overlays/production/kustomization.yaml',
  'kubernetes/overlays/trial/kustomization.yaml',
  'one-machine/jahrring.target',
];

/** Gives a service its place in deploy/, with the next free ports: what stands there for the last one, once more for it. */
export function deployService(tree, tool) {
  const { last, ports, before } = enterTopology(tree, tool);
  const renamed = (text) =>
    ports.reduce(
      (changed, port, index) => changed.replaceAll(`:${before[index]} `, `:${port} `),
      text.replaceAll(last, tool),
    );
  const lines = (text) =>
    repeatAfter(text, new RegExp(`^.*(?<![a-z-])${last}(?!-?[a-z]).*\\n`, 'gm'), renamed);
  for (const file of lists) editFile(tree, `deploy/${file}`, lines);
  editFile(tree, 'deploy/compose/compose.yaml', (text) => {
    const waits = repeatAfter(text, new RegExp(`^ {6}${last}: \\{.*\\n`, 'm'), renamed);
    const started = repeatAfter(waits, new RegExp(`^ {2}${last}:\\n(?: {4}.*\\n)+\\n`, 'm'), renamed);
    return withAddress(started, last, tool);
  });
  editFile(tree, 'deploy/kubernetes/settings/kustomization.yaml', (text) => withAddress(text, last, tool));
  const own = (name) => `deploy/kubernetes/services/${name}/kustomization.yaml`;
  tree.write(own(tool), renamed(tree.read(own(last), 'utf8')));
}

function enterTopology(tree, tool) {
  const file = 'deploy/topology.json';
  const topology = JSON.parse(tree.read(file, 'utf8'));
  const { tool: last, ports: before } = topology.services.at(-1);
  const ports = before.map((port) => port + 1);
  topology.services.push({ tool, ports });
  tree.write(file, `${JSON.stringify(topology, null, 2)}\n`);
  return { last, before, ports };
}

function repeatAfter(text, pattern, renamed) {
  if (!pattern.test(text)) throw new Error(`${pattern} was not found in deploy/: make this edit by hand.`);
  pattern.lastIndex = 0;
  return text.replace(pattern, (found) => found + renamed(found));
}

/** Adds the address at which the services reach each other. */
function withAddress(text, last, tool) {
  const pattern = new RegExp(`,${last}=http://${last}(-service)?:(\\d+)`);
  return text.replace(pattern, (found) => found + found.replaceAll(last, tool));
}
