import { useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { commandIcon } from '@jahrring/ui/icons';
import { loadLater } from '../startup/load-later';
import { openPalette } from './palette-value';

const preload = () => void loadLater().then(({ preloadPaletteCode }) => preloadPaletteCode());

/** The palette for those who do not know its keys. */
export function PaletteButton() {
  const t = useT('shell');
  return (
    <IconButton
      icon={commandIcon}
      label={t('palette.open')}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={openPalette}
    />
  );
}
