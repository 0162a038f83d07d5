import { Link, useBoot, useT } from '@jahrring/tool-kit';
import { Icon, toIconName } from '@jahrring/ui';
import { useLocation } from 'react-router';
import { menuIcon } from '@jahrring/ui/icons';
import { activePath, bottomItems, workplaceOf, type NavigationGroup } from './navigation';
import { usePreload } from '../startup/use-preload';

export interface BottomNavigationProps {
  groups: readonly NavigationGroup[];
  onMore: () => void;
}

/** Five places for the thumb at the bottom of a phone: what this person does most, and the whole menu. */
export function BottomNavigation({ groups, onMore }: BottomNavigationProps) {
  const t = useT('shell');
  const { user } = useBoot();
  const preload = usePreload();
  const { pathname } = useLocation();
  const active = activePath(groups, pathname);
  return (
    <nav className="sh-bottom" aria-label={t('nav.short')}>
      {bottomItems(groups, workplaceOf(user.role)).map((item) => (
        <Link
          key={item.path}
          to={item.path}
          className="sh-bottom__item"
          aria-current={item.path === active ? 'page' : undefined}
          onPointerDown={() => preload(item.path)}
        >
          <Icon name={toIconName(item.icon)} size={22} />
          <span>{t(item.titleKey, { defaultValue: item.path })}</span>
        </Link>
      ))}
      <button type="button" className="sh-bottom__item" onClick={onMore}>
        <Icon name={menuIcon} size={22} />
        <span>{t('nav.more')}</span>
      </button>
    </nav>
  );
}
