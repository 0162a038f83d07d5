import { createContext, useContext, useLayoutEffect, useMemo, type ReactNode } from 'react';
import '@mantine/core/styles/global.layer.css';
import './fallback-font.css';
import './tokens.css';
import './base.css';
import type { ColorFamily, Density } from './tokens';
import { useMedia } from './use-media';

export type ColorScheme = 'light' | 'dark' | 'system';
export type Direction = 'ltr' | 'rtl';

export interface ThemeSettings {
  /** `system` follows the device. */
  colorScheme: ColorScheme;
  /** The family of the one primary action; `nacht` is the time-tracking variant. */
  primary: ColorFamily;
  /** `auto` is `field` on coarse pointers and `comfortable` elsewhere. */
  density: Density | 'auto';
  dir: Direction;
}

export interface ResolvedTheme extends ThemeSettings {
  scheme: 'light' | 'dark';
  resolvedDensity: Density;
}

export interface ThemeProviderProps extends Partial<ThemeSettings> {
  children: ReactNode;
}

const defaults: ThemeSettings = { colorScheme: 'system', primary: 'wald', density: 'auto', dir: 'ltr' };
const ThemeContext = createContext<ResolvedTheme>({
  ...defaults,
  scheme: 'light',
  resolvedDensity: 'comfortable',
});

/**
 * Sets the theme on the document element and serves it to the components. Holds no state of its own: the shell keeps the
 * user's choice and passes it in.
 */
export function ThemeProvider({ children, ...given }: ThemeProviderProps) {
  const settings = { ...defaults, ...withoutUndefined(given) };
  const { colorScheme, primary, density, dir } = settings;
  const darkDevice = useMedia('(prefers-color-scheme: dark)');
  const coarse = useMedia('(pointer: coarse)');
  const scheme = colorScheme === 'system' ? (darkDevice ? 'dark' : 'light') : colorScheme;
  const resolvedDensity = density === 'auto' ? (coarse ? 'field' : 'comfortable') : density;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['mantineColorScheme'] = scheme;
    root.dataset['respectReducedMotion'] = 'true';
    root.dataset['primary'] = primary;
    root.dataset['density'] = resolvedDensity;
    root.dir = dir;
  }, [scheme, primary, resolvedDensity, dir]);

  const theme = useMemo<ResolvedTheme>(
    () => ({ colorScheme, primary, density, dir, scheme, resolvedDensity }),
    [colorScheme, primary, density, dir, scheme, resolvedDensity],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

function withoutUndefined(given: Partial<ThemeSettings>): Partial<ThemeSettings> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** The theme in force, with `system` and `auto` resolved. */
export function useTheme(): ResolvedTheme {
  return useContext(ThemeContext);
}
