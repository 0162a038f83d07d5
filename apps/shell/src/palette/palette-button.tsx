import { useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { commandIcon } from '@jahrring/ui/icons';
import { openPalette } from './palette-value';
import { preloadPaletteCode } from './palette-host';

/** The palette for those who do not know its keys. */
export function PaletteButton() {
  const t = useT('shell');
  return (
    <IconButton
      icon={commandIcon}
      label={t('palette.open')}
      aria-haspopup="dialog"
      onPointerEnter={preloadPaletteCode}
      onFocus={preloadPaletteCode}
      onClick={openPalette}
    />
  );
}
