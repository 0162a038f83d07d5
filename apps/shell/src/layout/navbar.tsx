import { ExtensionSlot, useT } from '@jahrring/tool-kit';
import { IconButton, Logo } from '@jahrring/ui';
import { Link } from 'react-router';
import { LanguageMenu } from './language-menu';
import { LicenceMenu } from './licence-menu';
import { ProfileMenu } from './profile-menu';
import { ThemeMenu } from './theme-menu';

export interface NavbarProps {
  onMenu: () => void;
}

/** The sticky bar above every page: where am I, in which licence, as whom. */
export function Navbar({ onMenu }: NavbarProps) {
  const t = useT('shell');
  return (
    <header className="sh-navbar">
      <div className="sh-navbar__menu">
        <IconButton icon="menu" label={t('nav.open')} onClick={onMenu} />
      </div>
      <Link to="/" className="sh-navbar__logo" aria-label={t('nav.home')}>
        <Logo size={28} />
      </Link>
      <LicenceMenu />
      <div className="sh-navbar__tools">
        <ExtensionSlot point="header" />
        <LanguageMenu />
        <ThemeMenu />
        <ProfileMenu />
      </div>
    </header>
  );
}
