import { useT } from '@jahrring/tool-kit';
import { Icon, toIconName } from '@jahrring/ui';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { activePath, type NavigationGroup, type NavigationItem } from './navigation';
import { useGroupTitle } from './use-group-title';
import { usePreload } from './use-preload';

export interface VerticalNavigationProps {
  groups: readonly NavigationGroup[];
  label: string;
  /** Called when an item is followed, to close an overlay. */
  onFollow?: () => void;
}

/** The sections of the application, as the tools' descriptors name them. */
export function VerticalNavigation({ groups, label, onFollow }: VerticalNavigationProps) {
  const { pathname } = useLocation();
  const active = activePath(groups, pathname);
  return (
    <nav className="sh-nav" aria-label={label}>
      {groups.map((group) => (
        <Group key={group.id} group={group} active={active} onFollow={onFollow} />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: NavigationGroup;
  active: string | null;
  onFollow: (() => void) | undefined;
}

function Group({ group, active, onFollow }: GroupProps) {
  const id = useId();
  const title = useGroupTitle(group);
  return (
    <div className="sh-nav__group">
      {title === '' ? null : (
        <h2 className="sh-nav__title" id={id}>
          {title}
        </h2>
      )}
      <ul aria-labelledby={title === '' ? undefined : id}>
        {group.items.map((item) => (
          <li key={item.path}>
            <Item item={item} active={item.path === active} onFollow={onFollow} />
          </li>
        ))}
      </ul>
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
