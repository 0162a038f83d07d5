import { afterFirstSign, telemetry, useValue } from '@jahrring/tool-kit';
import { withTexts } from '@jahrring/tool-kit/shell';
import { preloadPalette } from '@jahrring/ui';
import { Suspense, lazy, useEffect, useState } from 'react';
import { isPaletteKey, replayEarlyKeys } from '../keys/early-keys';
import { closePalette, openPalette, paletteValue } from './palette-value';
import { keepTypedAhead } from './type-ahead';

const load = withTexts(() => import(/* webpackChunkName: "palette" */ './palette'));

const Palette = lazy(async () => ({ default: (await load()).Palette }));

/** Fetches everything the palette needs, so that it opens at once. */
export function preloadPaletteCode(): void {
  preloadPalette();
  load().catch((error: unknown) => telemetry.error('palette.preload', error));
}

/** Opens the palette by Ctrl+K or Cmd+K from anywhere; its code comes as soon as the person does anything, or the page has rested. */
export function PaletteHost() {
  const opened = useValue(paletteValue);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (opened) setNeeded(true);
  }, [opened]);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (paletteValue.get()) closePalette();
      else openPalette();
    };
    const stopKeeping = keepTypedAhead();
    addEventListener('keydown', toggle);
    replayEarlyKeys('palette');
    return () => {
      removeEventListener('keydown', toggle);
      stopKeeping();
      closePalette();
    };
  }, []);
  useEffect(() => {
    const prepare = () => {
      preloadPalette();
      setNeeded(true);
    };
    return afterFirstSign(prepare, true);
  }, []);
  return needed ? (
    <Suspense>
      <Palette />
    </Suspense>
  ) : null;
}
