import { DirectionProvider, MantineProvider, createTheme, useDirection } from '@mantine/core';
import { useEffect, type ComponentType } from 'react';
import '../theme/mantine-variables.css';
import { useTheme, type Direction } from '../theme/theme-provider';
import { breakpoints, ramps, type ColorFamily } from '../theme/tokens';

/** Mantine only needs names here: every value it shows comes from our static variables. */
const mantineTheme = createTheme({
  primaryColor: 'primary',
  colors: { primary: toTuple(ramps.wald) },
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, px]) => [name, `${px / 16}em`])),
});

function toTuple(ramp: (typeof ramps)[ColorFamily]) {
  const [a, b, c, d, e, f, g, h, i, j] = ramp;
  return [`#${a}`, `#${b}`, `#${c}`, `#${d}`, `#${e}`, `#${f}`, `#${g}`, `#${h}`, `#${i}`, `#${j}`] as const;
}

/** Our ThemeProvider alone marks the document; Mantine would first mark it light. */
const noElement = (): undefined => undefined;

/**
 * Gives a layer (menu, dialog, calendar …) Mantine's context. Only layers use Mantine, and they come at their first use: so
 * does its provider.
 */
export function withMantine<P extends object>(Layer: ComponentType<P>): ComponentType<P> {
  return function MantineLayer(props: P) {
    const { scheme, dir } = useTheme();
    return (
      <DirectionProvider initialDirection={dir} detectDirection={false}>
        <DirectionSync dir={dir} />
        <MantineProvider
          theme={mantineTheme}
          forceColorScheme={scheme}
          withCssVariables={false}
          withGlobalClasses={false}
          getRootElement={noElement}
        >
          <Layer {...props} />
        </MantineProvider>
      </DirectionProvider>
    );
  };
}

/** Mantine keeps the direction as state of its own; this hands it ours. */
function DirectionSync({ dir }: { dir: Direction }) {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(dir), [dir, setDirection]);
  return null;
}
