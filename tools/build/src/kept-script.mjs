import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, Script } from 'node:vm';
import { crc32 } from 'node:zlib';

// `KeptScriptPlugin` writes this file beside the bundle, with the bundle's name in it.
const filename = fileURLToPath(new URL('__BUNDLE__', import.meta.url));
const folder = process.env.NODE_COMPILE_CACHE;
const kept = folder && path.join(folder, `${path.basename(filename)}.${process.version}-${process.arch}`);
const checkLength = 4;

/** Compiled code of an earlier start. */
function readKept() {
  try {
    const file = readFileSync(kept);
    const code = file.subarray(0, -checkLength);
    return file.readUInt32LE(code.length) === crc32(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** The next start need not compile the functions that this one has run. Where nothing can be written, it does. */
function keep(script) {
  if (!makeFolder()) return;
  const code = script.createCachedData();
  const check = Buffer.alloc(checkLength);
  check.writeUInt32LE(crc32(code));
  const draft = `${kept}.${process.pid}`;
  try {
    writeFileSync(draft, Buffer.concat([code, check]));
    renameSync(draft, kept);
  } catch {
    rmSync(draft, { force: true });
  }
}

function makeFolder() {
  try {
    mkdirSync(folder, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

const cachedData = kept ? readKept() : undefined;
const script = new Script(readFileSync(filename, 'latin1'), {
  filename,
  cachedData,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
/** The host waits for its services: what it exports is a promise. */
const module = { exports: Promise.resolve() };
const run = script.runInThisContext();
run(module.exports, createRequire(filename), module, filename, path.dirname(filename));
await module.exports;
if (kept && (!cachedData || script.cachedDataRejected)) setTimeout(keep, 1000, script).unref();
