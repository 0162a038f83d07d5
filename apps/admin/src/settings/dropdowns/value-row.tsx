import type { DropdownValue } from '@jahrring/contracts-admin';
import { useLocale, useT } from '@jahrring/tool-kit';
import { Badge, IconButton, Switch, Text } from '@jahrring/ui';
import { arrowDownIcon, arrowUpIcon, editIcon, trashIcon } from '@jahrring/ui/icons';

interface ValueRowProps {
  value: DropdownValue;
  isFirst: boolean;
  isLast: boolean;
  mayDelete: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onDelete: () => void;
  onActive: (active: boolean) => void;
}

/** One value of a list: its place, its words, whether it is offered. */
export function ValueRow({ value, isFirst, isLast, mayDelete, ...on }: ValueRowProps) {
  const t = useT('admin');
  const locale = useLocale();
  const name = value.texts[locale] ?? value.texts['de'] ?? value.value;
  return (
    <li className="settings-value" data-off={value.active ? undefined : true}>
      <IconButton
        icon={arrowUpIcon}
        size="small"
        label={t('dropdown.up', { name })}
        disabled={isFirst}
        onClick={() => on.onMove(-1)}
      />
      <IconButton
        icon={arrowDownIcon}
        size="small"
        label={t('dropdown.down', { name })}
        disabled={isLast}
        onClick={() => on.onMove(1)}
      />
      <span className="settings-value__text">
        {name}
        <Text size="small" tone="muted">
          {value.value}
        </Text>
        {value.own ? <Badge tone="petrol">{t('dropdown.own')}</Badge> : null}
      </span>
      <Switch
        checked={value.active}
        onChange={on.onActive}
        label={t('dropdown.offered', { name })}
        hideLabel
      />
      <IconButton icon={editIcon} size="small" label={t('dropdown.editName', { name })} onClick={on.onEdit} />
      {mayDelete ? (
        <IconButton
          icon={trashIcon}
          size="small"
          label={t('dropdown.deleteName', { name })}
          onClick={on.onDelete}
        />
      ) : null}
    </li>
  );
}
