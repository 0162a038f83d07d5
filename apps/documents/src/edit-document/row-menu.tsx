import { useT } from '@jahrring/tool-kit';
import { ActionMenu, Kbd, type ActionMenuItem } from '@jahrring/ui';
import {
  adjustmentsIcon,
  arrowDownIcon,
  arrowUpIcon,
  circleDashedIcon,
  copyIcon,
  eyeIcon,
  eyeOffIcon,
  layersIcon,
  plusIcon,
  trashIcon,
} from '@jahrring/ui/icons';
import { isPriced, type Line } from './lines';

/**
 * Actions that a row can call; the same functions as long as the sheet is mounted, so that rows are not rendered again.
 */
export interface RowActions {
  onLine: (key: string, patch: Partial<Line>) => void;
  /** `range`: from the line chosen last to this one. */
  onSelect: (key: string, range: boolean) => void;
  onMove: (key: string, by: 1 | -1) => void;
  onInsert: (below: string) => void;
  onDuplicate: (key: string) => void;
  onRemove: (key: string) => void;
  onDetails: (key: string) => void;
}

interface RowMenuProps {
  line: Line;
  /** Its number, or its place in words. */
  name: string;
  actions: RowActions;
}

export function RowMenu({ line, name, actions }: RowMenuProps) {
  const t = useT('documents');
  const { key } = line;
  const priced: (ActionMenuItem | false)[] = [
    {
      label: t('positions.details'),
      icon: adjustmentsIcon,
      hint: <Kbd>Alt ⏎</Kbd>,
      onClick: () => actions.onDetails(key),
    },
    {
      label: t(line.optional ? 'positions.setFirm' : 'positions.setOptional'),
      icon: circleDashedIcon,
      onClick: () => actions.onLine(key, { optional: !line.optional }),
    },
    line.kind === 'item' && {
      label: t(line.isPart ? 'positions.setWhole' : 'positions.setPart'),
      icon: layersIcon,
      onClick: () => actions.onLine(key, { isPart: !line.isPart }),
    },
    line.kind === 'collective' && {
      label: t(line.showParts ? 'positions.hideParts' : 'positions.showParts'),
      icon: line.showParts ? eyeOffIcon : eyeIcon,
      onClick: () => actions.onLine(key, { showParts: !line.showParts }),
    },
  ];
  return (
    <ActionMenu
      label={t('positions.menu', { number: name })}
      items={[
        ...(isPriced(line) ? priced : []),
        {
          label: t('positions.insert'),
          icon: plusIcon,
          separated: isPriced(line),
          hint: <Kbd>Ctrl ⏎</Kbd>,
          onClick: () => actions.onInsert(key),
        },
        line.kind !== 'deposit' && {
          label: t('positions.duplicate'),
          icon: copyIcon,
          hint: <Kbd>Ctrl D</Kbd>,
          onClick: () => actions.onDuplicate(key),
        },
        { label: t('positions.up'), icon: arrowUpIcon, onClick: () => actions.onMove(key, -1) },
        { label: t('positions.down'), icon: arrowDownIcon, onClick: () => actions.onMove(key, 1) },
        {
          label: t('positions.remove'),
          icon: trashIcon,
          danger: true,
          separated: true,
          onClick: () => actions.onRemove(key),
        },
      ]}
    />
  );
}
