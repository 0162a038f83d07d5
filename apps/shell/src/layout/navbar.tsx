import { ExtensionSlot, Link, useT, useValue } from '@jahrring/tool-kit';
import { IconButton, Logo } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { menuIcon } from '@jahrring/ui/icons';
import { SearchSlot } from '../search/search-slot';
import { LicenceMenu } from './licence-menu';
import { lookValue } from './look';
import { PaletteButton } from '../palette/palette-button';
import { ProfileMenu } from './profile-menu';
import { useLater } from '../startup/load-later';

export interface NavbarProps {
  mode: 'vertical' | 'horizontal' | 'overlay';
  onMenu: () => void;
  /** A second line with the sections, in the horizontal mode. */
  across: ReactNode;
}

/** The sticky bar above every page: where am I, in which licence, as whom. */
export function Navbar({ mode, onMenu, across }: NavbarProps) {
  const t = useT('shell');
  const look = useValue(lookValue);
  const later = useLater();
  return (
    <header className="sh-navbar">
      <div className="sh-navbar__line">
        <div className="sh-navbar__menu">
          <IconButton icon={menuIcon} label={t('nav.open')} onClick={onMenu} />
        </div>
        <Link to="/" className="sh-navbar__logo" aria-label={t('nav.home')}>
          {mode === 'horizontal' ? (
            <Logo size={28} withName label={t('product')} variant={look} />
          ) : (
            <Logo size={28} variant={look} />
          )}
        </Link>
        <LicenceMenu />
        <SearchSlot />
        <div className="sh-navbar__tools">
          {later ? <later.DeviceStatus /> : null}
          <ExtensionSlot point="header" />
          <PaletteButton />
          <span className="sh-navbar__wide">{later ? <later.WideMenus /> : null}</span>
          <span className="sh-navbar__bell">{later ? <later.NotificationsMenu /> : null}</span>
          <ProfileMenu />
        </div>
      </div>
      {across}
    </header>
  );
}
