import { useAbility, useT } from '@jahrring/tool-kit';
import { ActionMenu, type ActionMenuItem } from '@jahrring/ui';
import { trashIcon } from '@jahrring/ui/icons';

const noItems: readonly ActionMenuItem[] = [];

interface ListMenuProps {
  name: string;
  items?: readonly ActionMenuItem[];
  onShowDeleted: () => void;
}

export function ListMenu({ name, items = noItems, onShowDeleted }: ListMenuProps) {
  const t = useT('timber');
  const mayDelete = useAbility().can('tools.timber.manage');
  if (!mayDelete && items.length === 0) return null;
  const showDeleted = {
    label: t(`${name}.list.showDeleted`),
    icon: trashIcon,
    separated: items.length > 0,
    onClick: onShowDeleted,
  };
  return <ActionMenu label={t(`${name}.list.more`)} items={[...items, mayDelete && showDeleted]} />;
}
