import { Link, useT, useValue } from '@jahrring/tool-kit';
import { Drawer, Logo, useOverlayNavigation } from '@jahrring/ui';
import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { appearanceValue } from '../startup/appearance';
import { useLater } from '../startup/load-later';
import { BottomNavigation } from './bottom-navigation';
import { Footer } from './footer';
import { lookValue } from './look';
import { Navbar } from './navbar';
import { useNavigationGroups, type NavigationGroup } from './navigation';
import { useFavourites } from './use-favourites';
import { usePreloadOfNext } from '../startup/use-preload-of-next';
import { VerticalNavigation } from './vertical-navigation';
import './navigation.css';

const HorizontalNavigation = lazy(async () => ({
  default: (await import(/* webpackChunkName: "across" */ './horizontal-navigation')).HorizontalNavigation,
}));

/** Pages with a navigation of their own beside the menu. */
const settingsPages = /^(\/plugins\/.+)?\/settings(\/|$)/;

export interface FrameProps {
  layout: 'default' | 'admin';
  /** Above the navigation. */
  head?: ReactNode;
}

/** After a navigation the reading position is the new page, not the link left behind; whoever searches goes on. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!document.activeElement?.closest('search')) main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** Bar, sections (at the side, across, or as an overlay below 1279 px), page, footer. */
export function Frame({ layout, head }: FrameProps) {
  const t = useT('shell');
  const groups = useNavigationGroups(layout);
  const menu = useFavourites(groups);
  const { pathname } = useLocation();
  const overlay = useOverlayNavigation();
  const later = useLater();
  const { navigation } = useValue(appearanceValue);
  const [opened, setOpened] = useState(false);
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  usePreloadOfNext(groups);
  const mode = overlay ? 'overlay' : navigation;
  const label = t(layout === 'admin' ? 'nav.admin' : 'nav.label');
  return (
    <div
      className="sh-frame"
      data-layout={layout}
      data-navigation={mode}
      data-folded={settingsPages.test(pathname) || undefined}
    >
      <a className="sh-skip" href="#main">
        {t('nav.skip')}
      </a>
      {mode === 'overlay' ? (
        <Drawer opened={opened} onClose={() => setOpened(false)} title={t('product')} side="start">
          {head}
          <VerticalNavigation groups={menu} label={label} onFollow={() => setOpened(false)} />
        </Drawer>
      ) : null}
      {mode === 'vertical' ? <Side head={head} groups={menu} label={label} /> : null}
      <div className="sh-body">
        <Navbar
          mode={mode}
          onMenu={() => setOpened(true)}
          across={
            mode === 'horizontal' ? (
              <div className="sh-across-line">
                {head}
                <Suspense>
                  <HorizontalNavigation groups={menu} label={label} />
                </Suspense>
              </div>
            ) : null
          }
        />
        <main id="main" className="sh-main" tabIndex={-1} ref={main}>
          {later ? <later.NoticeBanners /> : null}
          <Outlet />
        </main>
        <Footer />
      </div>
      <BottomNavigation groups={groups} onMore={() => setOpened(true)} />
    </div>
  );
}

interface SideProps {
  head: ReactNode;
  groups: readonly NavigationGroup[];
  label: string;
}

function Side({ head, groups, label }: SideProps) {
  const t = useT('shell');
  const look = useValue(lookValue);
  return (
    <aside className="sh-side" aria-label={t('product')}>
      <Link to="/" className="sh-side__logo" aria-label={t('nav.home')}>
        <Logo size={32} withName label={t('product')} variant={look} />
      </Link>
      {head}
      <VerticalNavigation groups={groups} label={label} />
    </aside>
  );
}
