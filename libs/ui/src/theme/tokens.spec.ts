import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import german from '../i18n/de.json';
import english from '../i18n/en.json';
import french from '../i18n/fr.json';
import italian from '../i18n/it.json';
import romanian from '../i18n/ro.json';
import { breakpoints, narrowerThan, primaryFamilies, ramps, schemeColors } from './tokens';

const css = ['scheme-tokens', 'choice-tokens']
  .map((name) => readFileSync(fileURLToPath(new URL(`./${name}.css`, import.meta.url)), 'utf8'))
  .join('\n');

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe('tokens', () => {
  it('stand in the static sheet', () => {
    for (const [family, shades] of Object.entries(ramps)) {
      shades.forEach((hex, index) => expect(css).toContain(`--jr-${family}-${index}: #${hex};`));
    }
    for (const colors of Object.values(schemeColors)) {
      for (const [name, hex] of Object.entries(colors)) expect(css).toContain(`--jr-${name}: #${hex};`);
    }
  });

  it.each(['light', 'dark'] as const)('are readable in the %s scheme', (scheme) => {
    const colors = schemeColors[scheme];
    for (const text of ['text', 'text-2', 'text-3', 'link', 'error'] as const) {
      for (const ground of ['canvas', 'surface', 'sunken'] as const) {
        expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(colors.border, colors.surface)).toBeGreaterThanOrEqual(3);
  });

  it('carry white on every primary and solid shade', () => {
    for (const shades of Object.values(ramps))
      expect(contrast('ffffff', shades[6])).toBeGreaterThanOrEqual(4.5);
  });
});

/** A primary's colours as the static sheet names them. */
function primaryOf(family: string, dark: boolean): Record<string, string> {
  const scheme = dark ? `:root[data-mantine-color-scheme='dark']` : ':root';
  const selector = family === 'wald' ? scheme : `${scheme}[data-primary='${family}']`;
  const block = css.slice(css.indexOf(`${selector} {`)).split('}', 1)[0] ?? '';
  const value = (name: string): string => {
    const text = new RegExp(`--jr-${name}: ([^;]+);`).exec(block)?.[1] ?? '';
    const shade = /^var\(--jr-(\w+)-(\d)\)$/.exec(text);
    return shade ? ramps[shade[1] as keyof typeof ramps][Number(shade[2]) as 0] : text.replace('#', '');
  };
  return {
    ground: value('primary'),
    hover: value('primary-hover'),
    ink: value('on-primary'),
    text: value('primary-text'),
  };
}

describe.each(primaryFamilies)('colour scheme %s', (family) => {
  it.each([false, true])('is readable, dark: %s', (dark) => {
    const { ground = '', hover = '', ink = '', text = '' } = primaryOf(family, dark);
    const { surface, canvas, sunken } = schemeColors[dark ? 'dark' : 'light'];
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, hover)).toBeGreaterThanOrEqual(4.5);
    for (const under of [surface, canvas, sunken]) expect(contrast(text, under)).toBeGreaterThanOrEqual(4.5);
  });
});

it('has the breakpoints of the product', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  expect(narrowerThan(breakpoints.sm)).toBe('(max-width: 37.49em)');
});

describe('words', () => {
  const keysOf = (tree: object, prefix = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [prefix + key] : keysOf(value as object, `${prefix}${key}.`),
    );

  it('are the same keys in every language', () => {
    const expected = keysOf(german).sort();
    for (const other of [english, french, italian, romanian]) expect(keysOf(other).sort()).toEqual(expected);
  });
});
