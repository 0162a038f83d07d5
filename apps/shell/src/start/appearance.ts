import { createValue } from '@jahrring/tool-kit';
import { readStored, writeStored } from '@jahrring/tool-kit/shell';

export type Theme = 'light' | 'dark' | 'system';
export type Skin = 'default' | 'bordered';
export const colorFamilies = ['wald', 'nacht', 'bernstein', 'rot', 'petrol', 'violett'] as const;
export type ColorFamily = (typeof colorFamilies)[number];

export interface Appearance {
  theme: Theme;
  skin: Skin;
  colorScheme: ColorFamily;
  dir: 'ltr' | 'rtl';
}

const themes: readonly Theme[] = ['light', 'dark', 'system'];
const skins: readonly Skin[] = ['default', 'bordered'];

function oneOf<T extends string>(choices: readonly T[], text: string | null, fallback: T): T {
  return choices.find((choice) => choice === text) ?? fallback;
}

/** `?dir=rtl` turns the layout for as long as the page is loaded; none of our languages is written from the right. */
function directionOf(search: string): 'ltr' | 'rtl' {
  return new URLSearchParams(search).get('dir') === 'rtl' ? 'rtl' : 'ltr';
}

function readAppearance(dir: 'ltr' | 'rtl'): Appearance {
  return {
    theme: oneOf(themes, readStored('theme'), 'light'),
    skin: oneOf(skins, readStored('skin'), 'default'),
    colorScheme: oneOf(colorFamilies, readStored('colorScheme'), 'wald'),
    dir,
  };
}

export const appearanceValue = createValue<Appearance>(readAppearance(directionOf(location.search)));

export function changeAppearance(patch: Partial<Omit<Appearance, 'dir'>>): void {
  const next = { ...appearanceValue.get(), ...patch };
  appearanceValue.set(next);
  if (patch.theme) writeStored('theme', next.theme);
  if (patch.skin) writeStored('skin', next.skin);
  if (patch.colorScheme) writeStored('colorScheme', next.colorScheme);
}

/** Another tab has changed a stored value. */
export function followAppearance(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === 'skin' || key === 'colorScheme') {
      appearanceValue.set(readAppearance(appearanceValue.get().dir));
    }
  });
}
