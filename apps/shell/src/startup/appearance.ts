import { createValue } from '@jahrring/tool-kit';
import { readStored, writeStored } from '@jahrring/tool-kit/shell';
import { primaryFamilies, type Density } from '@jahrring/ui';

export type Theme = 'light' | 'dark' | 'system';
export type Skin = 'default' | 'bordered';
export type Navigation = 'vertical' | 'horizontal';
export type ColorFamily = (typeof primaryFamilies)[number];

export interface Appearance {
  theme: Theme;
  skin: Skin;
  colorScheme: ColorFamily;
  /** Height of controls and rows; `auto` is `field` on touch screens. */
  density: Density | 'auto';
  /** Position of the sections on wide screens; on narrow ones they are always at the side. */
  navigation: Navigation;
  dir: 'ltr' | 'rtl';
}

const themes: readonly Theme[] = ['light', 'dark', 'system'];
const skins: readonly Skin[] = ['default', 'bordered'];
const densities: readonly Appearance['density'][] = ['auto', 'compact', 'comfortable', 'field'];
const navigations: readonly Navigation[] = ['vertical', 'horizontal'];
const names = ['theme', 'skin', 'colorScheme', 'density', 'navigation'] as const;

/** Languages written from the right, for the day one of them is added. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi']);

function oneOf<T extends string>(choices: readonly T[], text: string | null, fallback: T): T {
  return choices.find((choice) => choice === text) ?? fallback;
}

/** `?dir=rtl` and `?dir=ltr` hold for as long as the page is loaded, whatever the language. */
function forcedDirection(): Appearance['dir'] | null {
  const dir = new URLSearchParams(location.search).get('dir');
  return dir === 'rtl' || dir === 'ltr' ? dir : null;
}

const forced = forcedDirection();

/** The direction a language is written in. */
export function directionOf(language: string): Appearance['dir'] {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** The layout follows the language's direction, unless the address says otherwise. */
export function applyDirection(language: string): void {
  const dir = forced ?? directionOf(language);
  document.documentElement.dir = dir;
  if (dir !== appearanceValue.get().dir) appearanceValue.set({ ...appearanceValue.get(), dir });
}

function readAppearance(dir: Appearance['dir']): Appearance {
  return {
    theme: oneOf(themes, readStored('theme'), 'light'),
    skin: oneOf(skins, readStored('skin'), 'default'),
    colorScheme: oneOf(primaryFamilies, readStored('colorScheme'), 'wald'),
    density: oneOf(densities, readStored('density'), 'auto'),
    navigation: oneOf(navigations, readStored('navigation'), 'vertical'),
    dir,
  };
}

export const appearanceValue = createValue<Appearance>(readAppearance(forced ?? 'ltr'));

export function changeAppearance(patch: Partial<Omit<Appearance, 'dir'>>): void {
  appearanceValue.set({ ...appearanceValue.get(), ...patch });
  for (const name of names) {
    const value = patch[name];
    if (value !== undefined) writeStored(name, value);
  }
}

/** Follows the device's light and dark for this visit, unless a choice is kept here: for people who never sign in. */
export function followDeviceTheme(): void {
  if (readStored('theme') === null) appearanceValue.set({ ...appearanceValue.get(), theme: 'system' });
}

/** Another tab has changed a stored value. */
export function followAppearance(): void {
  addEventListener('storage', ({ key }) => {
    if (names.some((name) => name === key)) appearanceValue.set(readAppearance(appearanceValue.get().dir));
  });
}
