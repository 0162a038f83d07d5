import path from 'node:path';
import postcss from 'postcss';
import { filesBelow, readText, shortPath } from './files.mjs';

const spacing = /^(row-|column-)?gap$|^(scroll-)?(padding|margin)(-|$)/;
/** Lines keep the width they are drawn with, whatever the size of the text. */
const line = /^(border|outline|box-shadow|backdrop-filter|text-underline-offset)/;
/** Pixels up to which a length is a line or its correction. */
const thin = 3;
/** Folder in which tokens and the values they replace are defined. */
const definitions = /libs\/ui\/src\/theme\//;

const pixels = (value) =>
  [...value.matchAll(/(?<![\w.])-?(\d*\.?\d+)px\b/g)].filter(([, size]) => Number(size) > thin);
/** The largest step of the tokens; what is larger is the measure of one part. */
const largest = 3;
const literal = (value) =>
  !/\b(calc|clamp)\(/.test(value) &&
  [...value.matchAll(/(?<![\w.-])(\d*\.?\d+)rem\b/g)].some(([, size]) => Number(size) <= largest);

/** Returns why the size of a declaration is refused, or null. */
function problemOf({ prop, value }) {
  const isRadius = /radius$/.test(prop);
  if (pixels(value).length > 0 && (isRadius || !line.test(prop))) return 'has a size in px';
  if (prop === 'font-size' || prop === 'line-height' || isRadius || spacing.test(prop)) {
    if (literal(value)) return 'has a size that is no token';
  }
  return null;
}

/** Returns the declarations of a style sheet whose sizes are not the design system's, each with the reason. */
export function strangeSizes(css) {
  const found = [];
  postcss.parse(css).walkDecls((declaration) => {
    const problem = problemOf(declaration);
    if (problem) found.push(`${declaration.prop}: ${declaration.value} ${problem}`);
  });
  return found;
}

/** Text, spacing and corners take their sizes from the tokens; other lengths are in rem, so that they grow with the text. */
export function checkStyleSizes(root) {
  const problems = [];
  for (const folder of ['apps', 'libs']) {
    for (const file of filesBelow(path.join(root, folder), (name) => name.endsWith('.css'))) {
      if (definitions.test(file)) continue;
      problems.push(...strangeSizes(readText(file)).map((size) => `${shortPath(root, file)}: ${size}`));
    }
  }
  return { problems, notes: [] };
}
