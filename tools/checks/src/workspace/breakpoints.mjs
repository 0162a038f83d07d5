import path from 'node:path';
import { breakpoints, overlayNavigationBelow } from '../../../../libs/ui/src/theme/tokens.ts';
import { filesBelow, readText, shortPath } from './files.mjs';

/** Widths in px at which a layout may change; `em` in a media query is 16 px. */
const widths = [...Object.values(breakpoints), overlayNavigationBelow].filter((width) => width > 0);
const exact = { px: new Set(widths), em: new Set(widths.map((width) => width / 16)) };
/** The width just below, as `max-width` includes its number. */
const below = {
  px: new Set(widths.map((width) => round(width - 0.02))),
  em: new Set(widths.map((width) => round(width / 16 - 0.01))),
};

function round(value) {
  return Math.round(value * 10_000) / 10_000;
}

const mirrored = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };
const prefixed = /\b(min|max)-width\s*:\s*([\d.]+)([a-z]+)/g;
const widthFirst = /\bwidth\s*([<>]=?)\s*([\d.]+)([a-z]+)/g;
const numberFirst = /(\d[\d.]*)([a-z]+)\s*([<>]=?)\s*width\b/g;

/** Every width a media query compares with: `starts` where the number itself belongs to the wider side. */
function comparedWidths(query) {
  return [
    ...[...query.matchAll(prefixed)].map(([text, side, value, unit]) => ({
      text,
      starts: side === 'min',
      value,
      unit,
    })),
    ...[...query.matchAll(widthFirst)].map(([text, sign, value, unit]) => side(text, sign, value, unit)),
    ...[...query.matchAll(numberFirst)].map(([text, value, unit, sign]) =>
      side(text, mirrored[sign], value, unit),
    ),
  ];
}

const side = (text, sign, value, unit) => ({ text, starts: sign === '<' || sign === '>=', value, unit });

/** Widths of a media query that are none of the product's breakpoints, as they are written. */
export function strangeWidths(query) {
  return comparedWidths(query)
    .filter(({ starts, value, unit }) => {
      const known = (starts ? exact : below)[unit === 'rem' ? 'em' : unit];
      return !known?.has(Number(value));
    })
    .map(({ text }) => text);
}

/** The media queries of a style sheet; container queries follow their own box. */
export function mediaQueries(css) {
  return [...css.matchAll(/@(?:custom-)?media\b([^{;]*)/g)].map(([, query]) => query);
}

/** Strings of a source that compare a width, as `matchMedia` takes them. */
export function queriesInSource(source) {
  return [...source.matchAll(/['"`]([^'"`\n]*\([^()'"`\n]*\bwidth\b[^()'"`\n]*\))/g)].map(
    ([, query]) => query,
  );
}

/** Layouts change at the breakpoints of the product only (`libs/ui/src/theme/tokens.ts`). */
export function checkBreakpoints(root) {
  const problems = [];
  const asked = (file) => /\.css$/.test(file) || (/\.tsx?$/.test(file) && !/spec\.tsx?$/.test(file));
  for (const folder of ['apps', 'libs']) {
    for (const file of filesBelow(path.join(root, folder), asked)) {
      const text = readText(file);
      const queries = file.endsWith('.css') ? mediaQueries(text) : queriesInSource(text);
      for (const strange of queries.flatMap(strangeWidths)) {
        problems.push(
          `${shortPath(root, file)} has the breakpoint ${strange}, not one of ${widths.join(', ')} px`,
        );
      }
    }
  }
  return { problems, notes: [] };
}
