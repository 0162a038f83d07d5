import { useT } from '@jahrring/tool-kit';
import { Drawer, Logo, useMedia } from '@jahrring/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { BottomNavigation } from './bottom-navigation';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { useNavigationGroups } from './navigation';
import { ScrollToTop } from './scroll-to-top';
import { VerticalNavigation } from './vertical-navigation';
import './navigation.css';

export interface FrameProps {
  layout: 'default' | 'admin';
  /** Above the navigation. */
  head?: ReactNode;
}

/** After a navigation the reading position is the new page, not the link that was left behind. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** Navigation at the side (an overlay below 1279 px), bar above, page, footer. */
export function Frame({ layout, head }: FrameProps) {
  const t = useT('shell');
  const groups = useNavigationGroups(layout);
  const overlay = useMedia('(max-width: 1279px)');
  const [opened, setOpened] = useState(false);
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const label = t(layout === 'admin' ? 'nav.admin' : 'nav.label');
  return (
    <div className="sh-frame" data-layout={layout}>
      <a className="sh-skip" href="#main">
        {t('nav.skip')}
      </a>
      {overlay ? (
        <Drawer opened={opened} onClose={() => setOpened(false)} title={t('product')} side="start">
          {head}
          <VerticalNavigation groups={groups} label={label} onFollow={() => setOpened(false)} />
        </Drawer>
      ) : (
        <aside className="sh-side" aria-label={t('product')}>
          <Link to="/" className="sh-side__logo" aria-label={t('nav.home')}>
            <Logo size={32} withName label={t('product')} />
          </Link>
          {head}
          <VerticalNavigation groups={groups} label={label} />
        </aside>
      )}
      <div className="sh-body">
        <Navbar onMenu={() => setOpened(true)} />
        <main id="main" className="sh-main" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <BottomNavigation groups={groups} onMore={() => setOpened(true)} />
      <ScrollToTop />
    </div>
  );
}
