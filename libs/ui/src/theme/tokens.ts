/**
 * The design tokens: one place for every colour and size. `scripts/build-tokens.mjs` writes them into `tokens.css`
 * (a static file, because the content security policy allows no inline style sheet).
 */
export const ramps = {
  wald: ['effaf1', 'dbf5e1', 'bae8c5', '94d7a5', '69bf83', '41a563', '1a8446', '096b36', '0c552b', '09371b'],
  nacht: ['f1f7ff', 'e0eeff', 'c4ddff', 'a3c6fa', '80abea', '608fd3', '436faf', '335991', '294672', '1a2e4b'],
  stein: ['f6f7f6', 'ebedec', 'd8dcd9', 'c0c6c2', 'a4aba6', '88908a', '6a716c', '555b57', '434844', '2b2f2c'],
  bernstein: [
    'fef5eb',
    'fee9d1',
    'f8d4a8',
    'edba79',
    'da9b45',
    'c17d00',
    '9e5e00',
    '824b00',
    '673b00',
    '442600',
  ],
  rot: ['fff2ef', 'ffe1db', 'ffc5bc', 'ffa398', 'fd7d72', 'e45950', 'be3833', '9e2925', '7c211d', '521613'],
  petrol: [
    'eef9fb',
    'd8f3f6',
    'b5e5ea',
    '8bd2da',
    '5cbac4',
    '2a9faa',
    '007e8a',
    '006771',
    '005159',
    '00353a',
  ],
  violett: [
    'f7f5ff',
    'eee9ff',
    'ddd3ff',
    'c8b8fb',
    'af9aeb',
    '947cd4',
    '755db0',
    '5f4a92',
    '4b3a73',
    '31264c',
  ],
  ocker: ['faf7ec', 'f4edd4', 'e7dbae', 'd5c483', 'bea954', 'a58c25', '846d00', '6c5800', '554500', '382d00'],
} as const;

export type ColorFamily = keyof typeof ramps;

/** Every colour family, in the order in which it is offered. */
export const colorFamilies = Object.keys(ramps) as readonly ColorFamily[];

/** Ground, ink and line colours of each scheme; the contrasts are in the comments of the design guide. */
export const schemeColors = {
  light: {
    canvas: 'f5f7f5',
    surface: 'ffffff',
    sunken: 'edf0ed',
    raised: 'ffffff',
    text: '17201a',
    'text-2': '47524b',
    'text-3': '5e6a62',
    hairline: 'd6dcd7',
    border: '7f8a82',
    link: '096b36',
    error: '9e2925',
    focus: '436faf',
  },
  dark: {
    canvas: '0f1411',
    surface: '171d19',
    sunken: '1f2722',
    raised: '1f2722',
    text: 'e7ede8',
    'text-2': 'b9c4bc',
    'text-3': '95a199',
    hairline: '2f3933',
    border: '75827a',
    link: '94d7a5',
    error: 'ffa398',
    focus: 'a3c6fa',
  },
} as const;

/** Heights in px: controls, grid rows and the one primary action of a screen. */
export const densities = {
  compact: { control: 30, row: 32, primary: 30, font: 13, line: 18 },
  comfortable: { control: 36, row: 42, primary: 36, font: 14, line: 20 },
  field: { control: 56, row: 64, primary: 96, font: 16, line: 24 },
} as const;

export type Density = keyof typeof densities;

/** Widths in px from which a size of screen begins. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** Narrower than this (px), the navigation is an overlay and always vertical. */
export const overlayNavigationBelow = 1279;

/** The media query of screens narrower than a width in px; it grows with the reader's text, as style sheets in em do. */
export const narrowerThan = (width: number): string => `(max-width: ${width / 16 - 0.01}em)`;

/** The families offered as primary colour: all but the grey, and the red that errors have. */
export const primaryFamilies = ['wald', 'nacht', 'petrol', 'violett', 'ocker', 'bernstein'] as const;
