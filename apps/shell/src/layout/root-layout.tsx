import { useOptionalBoot, useT, useValue } from '@jahrring/tool-kit';
import { createDraftStore, extensionOutletValue, pageTitleValue } from '@jahrring/tool-kit/shell';
import {
  DraftStoreProvider,
  GridStorageProvider,
  LinkProvider,
  createGridStorage,
  type UiLinkProps,
} from '@jahrring/ui';
import { Suspense, lazy, useEffect, useLayoutEffect, useMemo } from 'react';
import { Link, Outlet, useNavigate } from 'react-router';
import { unsentQuestionValue } from '../offline/unsent-question';
import { RouteBoundary } from '../pages/error/route-boundary';
import { usePlace } from '../routes/place';
import { useFirstPageStands } from '../start/first-page';
import { licenceChangeValue } from '../start/licence-change';
import { reauthenticationValue } from '../start/reauthenticate';
import { ExtensionOutlet } from '../tools/extension-outlet';
import { LoadingBar } from './loading-bar';
import { PaletteHost } from '../palette/palette-host';
import { lookOf, lookValue } from './look';
import { useHashScroll } from './use-hash-scroll';
import { useScrollPosition } from './use-scroll-position';
import { useRecentPages } from './use-recent-pages';
import { UnsavedGuard } from './unsaved-guard';

const ReauthenticationDialog = lazy(async () => {
  const { ReauthenticationDialog: dialog } = await import(
    /* webpackChunkName: "sign-in-again" */ '../pages/login/reauthentication-dialog'
  );
  return { default: dialog };
});

const KeyHost = lazy(async () => ({
  default: (await import(/* webpackChunkName: "keys" */ '../keys/key-host')).KeyHost,
}));

const LicenceChangeDialog = lazy(async () => {
  const { LicenceChangeDialog: dialog } = await import(
    /* webpackChunkName: "licence-change" */ './licence-change-dialog'
  );
  return { default: dialog };
});

const UnsentDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "unsent" */ '../offline/unsent-dialog')).UnsentDialog,
}));

const DevelopmentHost = lazy(async () => ({
  default: (await import(/* webpackChunkName: "development" */ '../development/development-host'))
    .DevelopmentHost,
}));

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

/** What every screen has: links through the router, title, loading bar, the dialog of an expired session. */
export function RootLayout() {
  const navigate = useNavigate();
  const boot = useOptionalBoot();
  const waiting = useValue(reauthenticationValue);
  const elsewhere = useValue(licenceChangeValue);
  const unsent = useValue(unsentQuestionValue);
  const stands = useFirstPageStands();
  const userId = boot?.user.id;
  const licenceId = boot?.licence.id;
  const gridStorage = useMemo(() => createGridStorage(userId), [userId]);
  const drafts = useMemo(
    () => (userId && licenceId ? createDraftStore(userId, licenceId) : null),
    [userId, licenceId],
  );
  useDocumentTitle();
  useReadyMark();
  useRecentPages();
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
      {boot ? <PaletteHost /> : null}
      {boot && stands ? (
        <Suspense>
          <KeyHost />
        </Suspense>
      ) : null}
      {waiting && boot ? (
        <Suspense>
          <ReauthenticationDialog />
        </Suspense>
      ) : null}
      {unsent && boot ? (
        <Suspense>
          <UnsentDialog />
        </Suspense>
      ) : null}
      {elsewhere && boot ? (
        <Suspense>
          <LicenceChangeDialog />
        </Suspense>
      ) : null}
      {boot?.development ? (
        <Suspense>
          <DevelopmentHost />
        </Suspense>
      ) : null}
    </LinkProvider>
  );
}
