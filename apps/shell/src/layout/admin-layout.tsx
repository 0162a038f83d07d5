import { useT } from '@jahrring/tool-kit';
import { Icon } from '@jahrring/ui';
import { Link } from 'react-router';
import { Frame } from './frame';

/** The superadmin's area: its own navigation and the way back. */
export function AdminLayout() {
  const t = useT('shell');
  return (
    <Frame
      layout="admin"
      head={
        <Link to="/" className="sh-nav__item sh-side__back">
          <Icon name="arrow-left" size={20} />
          <span>{t('nav.back')}</span>
        </Link>
      }
    />
  );
}
