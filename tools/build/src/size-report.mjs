import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chunkName } from './remote-config.mjs';
import { distRoot, readJson } from './workspace.mjs';

/** Default budget for the addition by a tool's first page, unless its descriptor sets another one. */
const usualFirstPage = 19 * 1024;

/** The shell's own files. The aim is 180 KB with a first page; ADR 16 says where the bytes are. */
const shellBudget = 147 * 1024;

/** Shell plus first tool, cold, brotli. */
export const coldBudget = shellBudget + usualFirstPage;

/** The files that opening each exposed module loads: its own chunk and those it shares with others. */
export function exposeFiles(stats, exposes, tiles) {
  const { compilation } = stats;
  const answer = {};
  for (const expose of Object.keys(exposes)) {
    const group = compilation.chunkGroups.find((candidate) => candidate.name === chunkName(expose, tiles));
    const files = new Set();
    for (const chunk of group?.chunks ?? []) {
      for (const file of chunk.files) if (!file.endsWith('.map')) files.add(file);
    }
    answer[expose] = [...files];
  }
  return answer;
}

/** The compressed bytes that a tool's first page adds to a cold start: entry, German texts, its script and style. */
export function firstPageBytes(descriptor) {
  const first = descriptor.routes[0]?.expose;
  if (first === undefined) return 0;
  const sizes = new Map(descriptor.build.files.map((file) => [file.name, file.compressed]));
  const needed = new Set(['remoteEntry.js', ...(descriptor.build.exposes['./setup'] ?? [])]);
  for (const file of descriptor.build.exposes[first] ?? []) needed.add(file);
  for (const name of sizes.keys()) if (/^texts(-start)?-de\./.test(name)) needed.add(name);
  return [...needed].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}

export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

export function printToolReport(descriptor) {
  const own = firstPageBytes(descriptor);
  const shell = readJson(path.join(distRoot, 'shell/build.json'));
  const cold = shell ? `, cold with the shell ${kilobytes(own + shell.initialBytes)}` : '';
  process.stdout.write(
    `${descriptor.id} ${descriptor.version}: first page ${kilobytes(own)} brotli${cold}\n`,
  );
  const { firstPage } = descriptor.budgets ?? {};
  hold(`${descriptor.id}: the first page`, own, firstPage === undefined ? usualFirstPage : firstPage * 1024);
}

/** A build above its budget fails. */
function hold(what, bytes, budget) {
  if (bytes <= budget) return;
  throw new Error(`${what} has ${kilobytes(bytes)} brotli, above its budget of ${kilobytes(budget)}`);
}

/** Prints what a cold start costs with each built tool. Throws when the shell is above its budget. */
export function printShellReport(build) {
  process.stdout.write(`shell: ${kilobytes(build.initialBytes)} brotli in ${build.initial.length} files\n`);
  for (const file of build.initial) process.stdout.write(`  ${file.name} ${kilobytes(file.compressed)}\n`);
  for (const descriptor of builtTools()) {
    const cold = build.initialBytes + firstPageBytes(descriptor);
    process.stdout.write(`  cold with ${descriptor.id}: ${kilobytes(cold)}\n`);
  }
  hold('shell: what it starts with', build.initialBytes, shellBudget);
}

function builtTools() {
  const folder = path.join(distRoot, 'tools');
  let ids;
  try {
    ids = readdirSync(folder);
  } catch {
    return [];
  }
  return ids
    .filter((id) => id !== 'shell')
    .map((id) => ({ id, latest: readJson(path.join(folder, id, 'latest.json')) }))
    .filter(({ latest }) => latest !== undefined)
    .map(({ id, latest }) => readJson(path.join(folder, id, latest.version, 'descriptor.json')))
    .filter((descriptor) => descriptor !== undefined);
}
