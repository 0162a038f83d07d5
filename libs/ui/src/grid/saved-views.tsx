import { useContext } from 'react';
import { IconButton } from '../button/icon-button';
import { layersIcon } from '../icons';
import { Popover } from '../overlay/popover';
import { GridStorageContext } from './grid-storage';
import type { GridStorage, GridViewsProps } from './grid.types';

interface SavedViewsProps extends Omit<GridViewsProps, 'close'> {
  /** Name of the button and of what it opens. */
  label: string;
}

/** Menu of the saved views of a list; renders nothing where the list has none. */
export function ViewsButton({
  panel: Panel,
  label,
  ...props
}: SavedViewsProps & { panel: GridStorage['views'] }) {
  if (!Panel) return null;
  return (
    <Popover
      label={label}
      align="end"
      preload={Panel.preload}
      trigger={(trigger) => <IconButton icon={layersIcon} label={label} {...trigger} />}
    >
      {(close) => <Panel {...props} close={close} />}
    </Popover>
  );
}

/** The same for a page that is no list: its search and filters are kept as those of one. */
export function SavedViews(props: SavedViewsProps) {
  return <ViewsButton panel={useContext(GridStorageContext).views} {...props} />;
}
