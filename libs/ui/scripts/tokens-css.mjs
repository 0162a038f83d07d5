import { densities, ramps, schemeColors } from '../src/theme/tokens.ts';

/** Families whose primary is not shade 6 with white ink; [ground, hover, ink, soft text]. */
const primaries = {
  nacht: {
    light: ['nacht-8', 'nacht-9', '#ffffff', 'nacht-8'],
    dark: ['nacht-4', 'nacht-3', '#0a1626', 'nacht-3'],
  },
};

const line = (name, value) => `--jr-${name}: ${value};`;
const shade = (name) => `var(--jr-${name})`;

function rampLines() {
  return Object.entries(ramps).flatMap(([family, shades]) =>
    shades.map((hex, index) => line(`${family}-${index}`, `#${hex}`)),
  );
}

function schemeLines(scheme) {
  return Object.entries(schemeColors[scheme]).map(([name, hex]) => line(name, `#${hex}`));
}

function primaryLines(family, scheme) {
  const special = primaries[family]?.[scheme];
  const [ground, hover, ink, text] = special ?? [
    `${family}-6`,
    `${family}-7`,
    '#ffffff',
    scheme === 'light' ? `${family}-7` : `${family}-3`,
  ];
  return [
    line('primary', shade(ground)),
    line('primary-hover', shade(hover)),
    line('on-primary', ink),
    line('primary-text', shade(text)),
    line(
      'primary-soft',
      scheme === 'light'
        ? shade(`${family}-0`)
        : `color-mix(in srgb, ${shade(`${family}-6`)} 22%, var(--jr-surface))`,
    ),
    line(
      'primary-soft-hover',
      scheme === 'light'
        ? shade(`${family}-1`)
        : `color-mix(in srgb, ${shade(`${family}-6`)} 34%, var(--jr-surface))`,
    ),
    line('primary-line', shade(scheme === 'light' ? `${family}-3` : `${family}-7`)),
  ];
}

/** A status or tone colour: light is family-1 under family-8, dark is 30 % family-6 over the surface under family-2. */
function toneRules() {
  return Object.keys(ramps).flatMap((family) => [
    `[data-tone='${family}'] {
      --jr-tone-ground: var(--jr-${family}-1); --jr-tone-text: var(--jr-${family}-8); --jr-tone-line: var(--jr-${family}-4);
      --jr-tone-solid: var(--jr-${family}-6); --jr-tone-mark: var(--jr-${family}-6);
    }`,
    `[data-mantine-color-scheme='dark'] [data-tone='${family}'] {
      --jr-tone-ground: color-mix(in srgb, var(--jr-${family}-6) 30%, var(--jr-surface)); --jr-tone-text: var(--jr-${family}-2);
      --jr-tone-line: var(--jr-${family}-6); --jr-tone-mark: var(--jr-${family}-4);
    }`,
  ]);
}

function densityLines({ control, row, primary, font, line: height }) {
  return [
    line('control', `${control / 16}rem`),
    line('row', `${row / 16}rem`),
    line('primary-control', `${primary / 16}rem`),
    line('font', `${font / 16}rem`),
    line('line', `${height / 16}rem`),
  ];
}

const written = '/* Written by scripts/build-tokens.mjs from tokens.ts: change it there. */';
const sheet = (rules) => [written, '@layer ui {', ...rules, '}'].join('\n');

/** The token sheets as texts by their names: what always holds, then what a choice replaces. */
export function tokenSheets() {
  const dark = `:root[data-mantine-color-scheme='dark']`;
  const schemes = sheet([
    `:root { ${[...rampLines(), ...schemeLines('light'), ...primaryLines('wald', 'light'), ...densityLines(densities.comfortable)].join('\n')} }`,
    `${dark} { ${[...schemeLines('dark'), ...primaryLines('wald', 'dark')].join('\n')} }`,
  ]);
  const choices = sheet([
    ...Object.keys(ramps)
      .filter((family) => family !== 'wald')
      .flatMap((family) => [
        `:root[data-primary='${family}'] { ${primaryLines(family, 'light').join('\n')} }`,
        `${dark}[data-primary='${family}'] { ${primaryLines(family, 'dark').join('\n')} }`,
      ]),
    ...Object.entries(densities).map(
      ([name, size]) => `:root[data-density='${name}'] { ${densityLines(size).join('\n')} }`,
    ),
    ...toneRules(),
  ]);
  return { 'scheme-tokens': schemes, 'choice-tokens': choices };
}
