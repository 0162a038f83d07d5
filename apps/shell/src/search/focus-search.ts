import { openPalette } from '../palette/palette-value';

export const searchFieldId = 'global-search';

/** Goes to the search field of the bar; where there is no room for it, the palette searches the same. */
export function focusSearch(): void {
  const field = document.getElementById(searchFieldId);
  if (field instanceof HTMLInputElement && field.checkVisibility()) {
    field.focus();
    field.select();
  } else openPalette();
}
