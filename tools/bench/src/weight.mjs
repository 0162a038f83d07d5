import { readdirSync } from 'node:fs';
import path from 'node:path';
import { printShellReport } from '../../build/src/size-report.mjs';
import { distRoot, readJson } from '../../build/src/workspace.mjs';
import { startEmbeddedHost } from '../../test/src/embedded-host.mjs';
import { Browser } from './browser.mjs';
import { coldStartLines } from './cold-start.mjs';
import { navigationLines } from './navigation.mjs';

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
const sum = (files, field) => files.reduce((total, file) => total + (file[field] ?? 0), 0);

function newestRelease(id) {
  const folder = path.join(distRoot, 'tools', id);
  const latest = readJson(path.join(folder, 'latest.json'));
  return latest && readJson(path.join(folder, latest.version, 'descriptor.json'));
}

/** Prints what a cold start loads and all files of each tool's newest release. */
export function printWeight() {
  printShellReport(readJson(path.join(distRoot, 'shell/build.json')));
  process.stdout.write('\nall files of a tool        size     brotli\n');
  for (const id of readdirSync(path.join(distRoot, 'tools')).sort()) {
    const files = newestRelease(id)?.build.files;
    if (!files) continue;
    const sizes = `${kilobytes(sum(files, 'size'))} ${kilobytes(sum(files, 'compressed'))}`;
    process.stdout.write(`${id.padEnd(20)} ${sizes}\n`);
  }
}

/**
 * Measures the transfer of pages and the time from one to the next, in a real browser against the server that `npm
 * start` runs.
 */
export async function measurePages(root) {
  const host = await startEmbeddedHost(root, process.execPath);
  try {
    const browser = await Browser.open(root, host.url);
    try {
      await browser.signIn('admin@demo.test');
      return [...(await coldStartLines(browser)), '', ...(await navigationLines(browser))];
    } finally {
      await browser.close();
    }
  } finally {
    await host.stop();
  }
}
