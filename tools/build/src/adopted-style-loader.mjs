import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';

const adopt = path.resolve(import.meta.dirname, 'adopt-style.mjs');

/** Makes a style sheet part of the script that imports it: a page's few rules are not worth a request of their own. */
export default async function adoptedStyle(source) {
  if (/@import\b/.test(source))
    throw new Error(`${this.resourcePath}: import the other style sheet in a module`);
  const { code, errors = [] } = await CssMinimizerPlugin.cssnanoMinify({ [this.resourcePath]: source });
  if (errors.length > 0) throw new Error(String(errors[0]));
  return `import { adoptStyle } from ${JSON.stringify(adopt)};\nadoptStyle(${expressionOf(code)}, __webpack_public_path__);\n`;
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
