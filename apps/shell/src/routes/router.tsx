import type { BootAnswer } from '@jahrring/contracts-common';
import { createValue } from '@jahrring/tool-kit';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { AdminLayout } from '../layout/admin-layout';
import { BlankLayout } from '../layout/blank-layout';
import { DefaultLayout } from '../layout/default-layout';
import { RootLayout } from '../layout/root-layout';
import { ForbiddenPage } from '../pages/error/forbidden.page';
import { ErrorPage } from '../pages/error/error.page';
import { NotFoundPage } from '../pages/error/not-found.page';
import { RouteFailure } from '../pages/error/route-failure';
import { PageSkeleton } from '../tools/page-skeleton';
import { guarded, guestOnly } from './guard';
import type { RouteHandle } from './handle';
import { toolRoutes, type LayoutName } from './tool-routes';

type Router = ReturnType<typeof createBrowserRouter>;

/** The running router: replaced as a whole when somebody signs in, because the routes are the session's. */
export const routerValue = createValue<Router | null>(null);

const layouts = ['default', 'admin', 'blank'] as const;
const layoutId = (layout: LayoutName): string => `layout:${layout}`;

const title = (titleKey: string): RouteHandle => ({ titleKey: `shell:titles.${titleKey}` });

const lazyHome = async () => {
  const { HomePage } = await import(/* webpackChunkName: "home" */ '../pages/home/home.page');
  return { Component: HomePage };
};
const lazyLogin = async () => {
  const { LoginPage } = await import(/* webpackChunkName: "login" */ '../pages/login/login.page');
  return { Component: LoginPage };
};
const lazyConnect = async () => {
  const { ConnectPage } = await import(/* webpackChunkName: "login" */ '../pages/login/connect.page');
  return { Component: ConnectPage };
};
const lazyForgot = async () => {
  const { PasswordForgotPage } = await import(
    /* webpackChunkName: "login" */ '../pages/login/password-forgot.page'
  );
  return { Component: PasswordForgotPage };
};
const lazyReset = async () => {
  const { PasswordResetPage } = await import(
    /* webpackChunkName: "login" */ '../pages/login/password-reset.page'
  );
  return { Component: PasswordResetPage };
};
const lazyProfile = async () => {
  const { ProfilePage } = await import(/* webpackChunkName: "profile" */ '../pages/profile/profile.page');
  return { Component: ProfilePage };
};
const lazySettings = async () => {
  const { ProfileSettingsPage } = await import(
    /* webpackChunkName: "profile" */ '../pages/profile/profile-settings.page'
  );
  return { Component: ProfileSettingsPage };
};

const lazyNotifications = async () => {
  const { NotificationsPage } = await import(
    /* webpackChunkName: "notifications" */ '../notifications/notifications.page'
  );
  return { Component: NotificationsPage };
};

/** The guards of a first page answer at once; there is nothing to show before. */
function Nothing() {
  return null;
}

const ownRoutes: RouteObject[] = [
  { path: '/', handle: title('home'), loader: guarded(), lazy: lazyHome, HydrateFallback: PageSkeleton },
  {
    path: '/profile',
    handle: title('profile'),
    loader: guarded(),
    lazy: lazyProfile,
    HydrateFallback: PageSkeleton,
  },
  {
    path: '/profile/settings',
    handle: title('profileSettings'),
    loader: guarded(),
    lazy: lazySettings,
    HydrateFallback: PageSkeleton,
  },
  {
    path: '/notifications',
    handle: title('notifications'),
    loader: guarded(),
    lazy: lazyNotifications,
    HydrateFallback: PageSkeleton,
  },
];

const publicRoutes: RouteObject[] = [
  { path: '/login', handle: title('login'), loader: guestOnly, lazy: lazyLogin },
  { path: '/password/forgot', handle: title('passwordForgot'), loader: guestOnly, lazy: lazyForgot },
  { path: '/password/reset/:token', handle: title('passwordReset'), loader: guestOnly, lazy: lazyReset },
  { path: '/auth/connect', handle: title('connect'), loader: guestOnly, lazy: lazyConnect },
  { path: '/403', handle: title('forbidden'), Component: ForbiddenPage },
  { path: '/pages/misc/not-found/*', handle: title('notFound'), Component: NotFoundPage },
];

function routesOf(boot: BootAnswer | null): RouteObject[] {
  const tools = boot?.tools ?? [];
  const plugins = boot?.licence.plugins ?? [];
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Nothing,
      children: [
        {
          id: layoutId('default'),
          Component: DefaultLayout,
          children: [...ownRoutes, ...toolRoutes(tools, plugins, 'default')],
        },
        { id: layoutId('admin'), Component: AdminLayout, children: toolRoutes(tools, plugins, 'admin') },
        {
          id: layoutId('blank'),
          Component: BlankLayout,
          children: [
            ...publicRoutes,
            ...toolRoutes(tools, plugins, 'blank'),
            // Signed out, nobody knows which paths exist: the sign-in comes first.
            { path: '*', handle: title('error'), loader: guarded(), Component: ErrorPage },
          ],
        },
      ],
    },
  ];
}

/** Builds the router of a session (or of none) and puts it in place of the one before. */
export function openRouter(boot: BootAnswer | null): void {
  const before = routerValue.get();
  routerValue.set(createBrowserRouter(routesOf(boot)));
  before?.dispose();
}

/**
 * Pages of tools that came while the session runs, from a plugin that was switched on or from a new version. Those that
 * went say so by themselves when somebody stands on one or comes to it.
 */
export function addRoutes({ tools, licence }: BootAnswer): void {
  const router = routerValue.get();
  if (!router) return;
  for (const layout of layouts) {
    const known = new Set(idsOf(router.routes));
    const added = toolRoutes(tools, licence.plugins, layout).filter(({ id }) => !known.has(id ?? ''));
    if (added.length > 0) router.patchRoutes(layoutId(layout), added);
  }
}

function idsOf(routes: readonly { id?: string; children?: unknown }[]): string[] {
  return routes.flatMap(({ id, children }) => [
    ...(id === undefined ? [] : [id]),
    ...(Array.isArray(children) ? idsOf(children as { id?: string; children?: unknown }[]) : []),
  ]);
}
