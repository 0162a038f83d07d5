import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files.mjs';
import { read } from './parts.mjs';

/** Read by Node, Kustomize or the images themselves, not by our code. */
const foreignVariables = new Set(['NODE_ENV', 'TOOL', 'TOPOLOGY', 'HOSTNAME', 'POD_IP', 'POD_NAME']);
const settingName = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b(?:PORT|DEMO)\b/g;

/** Every variable that services, hosts and starters read from their environment. */
function knownVariables(root) {
  const folders = ['libs/service-kit/src', 'services', 'tools/start', 'tools/release'];
  const known = new Set(foreignVariables);
  for (const file of folders.flatMap((folder) =>
    filesBelow(path.join(root, folder), (file) => /\.(ts|mjs)$/.test(file)),
  )) {
    const text = readFileSync(file, 'utf8');
    for (const [, bracket, dot] of text.matchAll(
      /\b(?:env|environment)(?:\[['"]([A-Z][A-Z0-9_]+)['"]\]|\.([A-Z][A-Z0-9_]+)\b)/g,
    )) {
      known.add(bracket ?? dot);
    }
  }
  return known;
}

/** A variable that nobody reads is a setting somebody believes in. */
export function checkVariables(root, documents, problems) {
  const known = knownVariables(root);
  const used = [];
  for (const { file, value } of documents) {
    const environments = [
      ...Object.entries(value?.services ?? {})
        .filter(([, service]) => /dist\/services|release\.mjs/.test(String(service.command)))
        .map(([, service]) => Object.keys(service.environment ?? {})),
      ...(value?.configMapGenerator ?? []).map((map) =>
        (map.literals ?? []).map((line) => line.split('=')[0]),
      ),
    ];
    for (const name of environments.flat()) used.push([file, name]);
  }
  const example = 'deploy/one-machine/jahrring.env.example';
  for (const [, name] of read(root, example).matchAll(/^([A-Z_]+)=/gm)) used.push([example, name]);
  for (const [file, name] of used) if (!known.has(name)) problems.push(`${file}: nothing reads ${name}`);
  for (const runbook of filesBelow(path.join(root, 'deploy'), (file) => file.endsWith('.md'))) {
    const text = readFileSync(runbook, 'utf8');
    const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, piece]) => piece).join(' ');
    for (const [name] of code.matchAll(settingName)) {
      if (!known.has(name) && !/^(CREATE|GRANT|SHOW|DROP)/.test(name)) {
        problems.push(`${path.relative(root, runbook)}: nothing reads ${name}`);
      }
    }
  }
}
