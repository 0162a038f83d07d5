import { Link, useT } from '@jahrring/tool-kit';
import { Icon, toIconName } from '@jahrring/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { chevronDownIcon } from '@jahrring/ui/icons';
import { activePath, type NavigationGroup, type NavigationItem } from './navigation';
import './horizontal-navigation.css';
import { useGroupTitle } from './use-group-title';
import { usePreload } from '../startup/use-preload';

export interface HorizontalNavigationProps {
  groups: readonly NavigationGroup[];
  label: string;
}

/** The sections as a row under the bar: a group of one is a link, a larger one opens a list 4 px below. */
export function HorizontalNavigation({ groups, label }: HorizontalNavigationProps) {
  const { pathname } = useLocation();
  const active = activePath(groups, pathname);
  const [opened, setOpened] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => setOpened(null), [pathname]);
  useEffect(() => {
    if (opened === null) return undefined;
    const look = ({ target }: Event) => {
      if (!bar.current?.contains(target as Node)) setOpened(null);
    };
    document.addEventListener('pointerdown', look, true);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look, true);
      document.removeEventListener('focusin', look);
    };
  }, [opened]);
  return (
    <nav className="sh-across" aria-label={label} ref={bar}>
      <ul className="sh-across__row">
        {groups.map((group) => (
          <li key={group.id} className="sh-across__cell">
            <Group
              group={group}
              active={active}
              opened={opened === group.id}
              onOpen={(open) => setOpened(open ? group.id : null)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps {
  group: NavigationGroup;
  active: string | null;
  opened: boolean;
  onOpen: (open: boolean) => void;
}

function Group({ group, active, opened, onOpen }: GroupProps) {
  const id = useId();
  const title = useGroupTitle(group);
  const trigger = useRef<HTMLButtonElement>(null);
  const [only] = group.items;
  if (group.items.length === 1 && only)
    return <Item item={only} active={active} className="sh-across__item" />;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return;
    event.stopPropagation();
    onOpen(false);
    trigger.current?.focus();
  };
  const holdsActive = group.items.some(({ path }) => path === active);
  return (
    <div onKeyDown={close} role="presentation">
      <button
        type="button"
        ref={trigger}
        className="sh-across__item"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        data-holds-page={holdsActive || undefined}
        onClick={() => onOpen(!opened)}
      >
        {title}
        <Icon name={chevronDownIcon} size={16} />
      </button>
      {opened ? (
        <ul className="sh-across__list" id={id}>
          {group.items.map((item) => (
            <li key={item.path}>
              <Item item={item} active={active} className="sh-nav__item" />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ItemProps {
  item: NavigationItem;
  active: string | null;
  className: string;
}

function Item({ item, active, className }: ItemProps) {
  const t = useT('shell');
  const preload = usePreload();
  return (
    <Link
      to={item.path}
      className={className}
      aria-current={item.path === active ? 'page' : undefined}
      onPointerEnter={() => preload(item.path)}
      onFocus={() => preload(item.path)}
    >
      <Icon name={toIconName(item.icon)} size={20} />
      <span>{t(item.titleKey, { defaultValue: item.path })}</span>
    </Link>
  );
}
