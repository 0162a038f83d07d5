import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { integrityOf } from './integrity-plugin.mjs';
import { filesBelow } from './workspace.mjs';

const compressible = /\.(m?js|css|html|json|svg|webmanifest|wasm)$/;
const brotli = promisify(brotliCompress);
const parallel = Math.max(2, availableParallelism());

/**
 * Writes a `.br` (quality 11) beside every text file of a folder. Answers what was shipped: name, bytes, compressed
 * bytes and integrity of each.
 */
export async function compressFolder(folder) {
  const files = filesBelow(folder, (file) => !/\.(br|map)$/.test(file));
  const answers = [];
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      answers.push(await describeFile(folder, file));
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return answers.sort((a, b) => a.name.localeCompare(b.name));
}

/** Writes the `.br` beside one file and describes it. */
export async function describeFile(folder, file) {
  const content = readFileSync(file);
  const name = path.relative(folder, file).split(path.sep).join('/');
  const answer = { name, size: content.length, integrity: integrityOf(content) };
  if (!compressible.test(file)) return { ...answer, compressed: content.length };
  const packed = await brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${file}.br`, packed);
  return { ...answer, compressed: packed.length };
}
