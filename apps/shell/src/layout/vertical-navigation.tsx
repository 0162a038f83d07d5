import { Link, useBoot, useT } from '@jahrring/tool-kit';
import { Icon, toIconName } from '@jahrring/ui';
import { chevronDownIcon } from '@jahrring/ui/icons';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { activePath, type NavigationGroup, type NavigationItem } from './navigation';
import { isGroupOpen, readChosenGroups, writeChosenGroups } from './open-groups';
import { useGroupTitle } from './use-group-title';
import { usePreload } from '../startup/use-preload';

export interface VerticalNavigationProps {
  groups: readonly NavigationGroup[];
  label: string;
  /** Called when an item is followed, to close an overlay. */
  onFollow?: () => void;
}

/** The sections of the application in the groups that the tools' descriptors name; each folds, as the person left it. */
export function VerticalNavigation({ groups, label, onFollow }: VerticalNavigationProps) {
  const { pathname } = useLocation();
  const { user } = useBoot();
  const active = activePath(groups, pathname);
  const [chosen, setChosen] = useState(() => readChosenGroups(user.id));
  const choose = (id: string, open: boolean) => {
    const next = { ...chosen, [id]: open };
    writeChosenGroups(user.id, next);
    setChosen(next);
  };
  return (
    <nav className="sh-nav" aria-label={label}>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          active={active}
          open={isGroupOpen(group, groups, active, chosen)}
          onOpen={(open) => choose(group.id, open)}
          onFollow={onFollow}
        />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: NavigationGroup;
  active: string | null;
  open: boolean;
  onOpen: (open: boolean) => void;
  onFollow: (() => void) | undefined;
}

function Group({ group, active, open, onOpen, onFollow }: GroupProps) {
  const id = useId();
  const title = useGroupTitle(group);
  return (
    <div className="sh-nav__group">
      {title === '' ? null : (
        <h2>
          <button
            type="button"
            className="sh-nav__title"
            id={id}
            aria-expanded={open}
            data-holds-page={(!open && group.items.some(({ path }) => path === active)) || undefined}
            onClick={() => onOpen(!open)}
          >
            <span>{title}</span>
            <Icon name={chevronDownIcon} size={16} />
          </button>
        </h2>
      )}
      {open || title === '' ? (
        <ul aria-labelledby={title === '' ? undefined : id}>
          {group.items.map((item) => (
            <li key={item.path}>
              <Item item={item} active={item.path === active} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ItemProps {
  item: NavigationItem;
  active: boolean;
  onFollow: (() => void) | undefined;
}

function Item({ item, active, onFollow }: ItemProps) {
  const t = useT('shell');
  const preload = usePreload();
  return (
    <Link
      to={item.path}
      className="sh-nav__item"
      aria-current={active ? 'page' : undefined}
      onClick={onFollow}
      onPointerEnter={() => preload(item.path)}
      onFocus={() => preload(item.path)}
    >
      <Icon name={toIconName(item.icon)} size={20} />
      <span>{t(item.titleKey, { defaultValue: item.path })}</span>
    </Link>
  );
}
