import { readFile } from 'node:fs/promises';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';

const adopt = path.resolve(import.meta.dirname, 'adopt-style.mjs');

/** Makes a style sheet part of the script that imports it: a page's few rules are not worth a request of their own. */
export default async function adoptedStyle(source) {
  const whole = await withParts(source, this);
  const { code, errors = [] } = await CssMinimizerPlugin.cssnanoMinify({ [this.resourcePath]: whole });
  if (errors.length > 0) throw new Error(String(errors[0]));
  return `import { adoptStyle } from ${JSON.stringify(adopt)};\nadoptStyle(${expressionOf(code)}, __webpack_public_path__);\n`;
}

/** The sheet with its parts (`@import './part.css';`), which stand before its own rules. */
async function withParts(source, { context, addDependency }) {
  const pieces = source.split(/@import\s+["'](\.\/[^"']+)["'];/);
  const texts = pieces.map((piece, index) => {
    if (index % 2 === 0) return piece;
    const part = path.resolve(context, piece);
    addDependency(part);
    return readFile(part, 'utf8');
  });
  const whole = (await Promise.all(texts)).join('');
  if (/@import\b/.test(whole)) throw new Error(`${context}: import other folders' style sheets in a module`);
  return whole;
}

/** The text, with the address that a file of a package has in the build (`url(~package/file)`). */
function expressionOf(code) {
  const parts = code.split(/url\(["']?~([^"')]+)["']?\)/);
  const written = (part, index) => {
    const text = JSON.stringify(part);
    return index % 2 === 0 ? text : `"url(" + new URL(${text}, import.meta.url) + ")"`;
  };
  return parts.map(written).join(' + ');
}
