import { createValue } from '@jahrring/tool-kit';

/** True if the command palette is open. */
export const paletteValue = createValue(false);

export const openPalette = () => paletteValue.set(true);
export const closePalette = () => paletteValue.set(false);
