import { Link, useOptionalBoot, useT, useValue } from '@jahrring/tool-kit';
import { createDraftStore, extensionOutletValue, pageTitleValue, withTexts } from '@jahrring/tool-kit/shell';
import {
  DraftStoreProvider,
  GridStorageProvider,
  LinkProvider,
  createGridStorage,
  type UiLinkProps,
} from '@jahrring/ui';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { RouteBoundary } from '../pages/error/route-boundary';
import { usePlace } from '../routes/place';
import { useLater } from '../startup/load-later';
import { ExtensionOutlet } from '../tools/extension-outlet';
import { LoadingBar } from './loading-bar';
import { lookOf, lookValue } from './look';
import { useHashScroll } from './use-hash-scroll';
import { useScrollPosition } from './use-scroll-position';
import { UnsavedGuard } from './unsaved-guard';

extensionOutletValue.set(ExtensionOutlet);

function RouterLink({ to, ...rest }: UiLinkProps) {
  return <Link to={to} {...rest} />;
}

/** The browser tab's title: the record's own, else the route's, and the product's name. */
function useDocumentTitle(): void {
  const { route, pathname } = usePlace().match;
  const own = useValue(pageTitleValue);
  const t = useT('shell');
  const title = own ?? t(route.handle.titleKey, { defaultValue: '' });
  const product = t('product');
  // Before the page's own effects, and not again when texts arrive: the page frame's title has the last word.
  useLayoutEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`;
  }, [title, product, pathname]);
}

/** Logo and colour follow the page. */
function useLook(): void {
  const boot = useOptionalBoot();
  const { handle } = usePlace().match.route;
  const look = boot ? lookOf(boot.tools, handle) : 'default';
  useLayoutEffect(() => lookValue.set(look), [look]);
}

/** Marks the document as usable, for tests and for whoever waits for the shell. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['shellReady'] = 'true';
    document.getElementById('root')?.setAttribute('data-shell-ready', 'true');
  }, []);
}

const loadGridViews = withTexts(
  async () => (await import(/* webpackChunkName: "views" */ '../saved-views/grid-views')).GridViews,
);

/**
 * Layout of every screen: links through the router, title, loading bar, and the parts that load after the first page.
 */
export function RootLayout() {
  const navigate = useNavigate();
  const boot = useOptionalBoot();
  const later = useLater();
  const userId = boot?.user.id;
  const licenceId = boot?.licence.id;
  const gridStorage = useMemo(() => createGridStorage(userId, userId ? loadGridViews : undefined), [userId]);
  const drafts = useMemo(
    () => (userId && licenceId ? createDraftStore(userId, licenceId) : null),
    [userId, licenceId],
  );
  useDocumentTitle();
  useReadyMark();
  useLook();
  useScrollPosition();
  useHashScroll();
  return (
    <LinkProvider link={RouterLink} navigate={(to) => void navigate(to)}>
      <LoadingBar />
      <GridStorageProvider value={gridStorage}>
        <DraftStoreProvider value={drafts}>
          <RouteBoundary>
            <Outlet />
          </RouteBoundary>
        </DraftStoreProvider>
      </GridStorageProvider>
      <UnsavedGuard />
      {boot && later ? <later.LaterParts /> : null}
    </LinkProvider>
  );
}
