import { Link, useT } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { arrowLeftIcon } from '@jahrring/ui/icons';
import { Frame } from './frame';

/** The superadmin's area: its own navigation and the way back. */
export function AdminLayout() {
  const t = useT('shell');
  return (
    <Frame
      layout="admin"
      head={
        <Link to="/" className="sh-nav__item sh-side__back">
          <Icon name={arrowLeftIcon} size={20} />
          <span>{t('nav.back')}</span>
        </Link>
      }
    />
  );
}
