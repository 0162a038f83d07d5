import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distRoot, readJson, workspaceRoot } from '../../build/src/workspace.mjs';
import { startEmbeddedHost } from '../../test/src/embedded-host.mjs';

/** A host with its own copy of the built tools: what a test publishes is nobody else's. Answers `{ url, stop }`. */
export async function startTrialHost() {
  const tools = mkdtempSync(path.join(tmpdir(), 'jahrring-tools-'));
  for (const tool of readdirSync(path.join(distRoot, 'tools'))) copyNewest(tool, tools);
  const host = await startEmbeddedHost(workspaceRoot, process.execPath, { TOOLS_DIR: tools });
  const stop = async () => {
    await host.stop();
    rmSync(tools, { recursive: true, force: true });
  };
  return { url: host.url, stop };
}

function copyNewest(tool, tools) {
  const from = path.join(distRoot, 'tools', tool);
  const latest = readJson(path.join(from, 'latest.json'));
  if (!latest) return;
  mkdirSync(path.join(tools, tool), { recursive: true });
  cpSync(path.join(from, latest.version), path.join(tools, tool, latest.version), {
    recursive: true,
    preserveTimestamps: true,
  });
  cpSync(path.join(from, 'latest.json'), path.join(tools, tool, 'latest.json'));
}
