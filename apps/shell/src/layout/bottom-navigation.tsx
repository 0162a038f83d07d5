import { useT } from '@jahrring/tool-kit';
import { Icon, toIconName } from '@jahrring/ui';
import { Link, useLocation } from 'react-router';
import { activePath, type NavigationGroup } from './navigation';

/** As many as a thumb can tell apart. */
const places = 5;

export interface BottomNavigationProps {
  groups: readonly NavigationGroup[];
  onMore: () => void;
}

/** The first sections at the bottom of a phone; the rest opens behind the last place. */
export function BottomNavigation({ groups, onMore }: BottomNavigationProps) {
  const t = useT('shell');
  const { pathname } = useLocation();
  const active = activePath(groups, pathname);
  const items = groups.flatMap((group) => group.items);
  const shown = items.length <= places ? items : items.slice(0, places - 1);
  return (
    <nav className="sh-bottom" aria-label={t('nav.short')}>
      {shown.map((item) => (
        <Link
          key={item.path}
          to={item.path}
          className="sh-bottom__item"
          aria-current={item.path === active ? 'page' : undefined}
        >
          <Icon name={toIconName(item.icon)} size={22} />
          <span>{t(item.titleKey, { defaultValue: item.path })}</span>
        </Link>
      ))}
      {shown.length < items.length ? (
        <button type="button" className="sh-bottom__item" onClick={onMore}>
          <Icon name="menu" size={22} />
          <span>{t('nav.more')}</span>
        </button>
      ) : null}
    </nav>
  );
}
