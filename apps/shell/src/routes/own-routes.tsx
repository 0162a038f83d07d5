import type { ComponentType, ReactNode } from 'react';
import { ErrorPage } from '../pages/error/error.page';
import { ForbiddenPage } from '../pages/error/forbidden.page';
import { NotFoundPage } from '../pages/error/not-found.page';
import { PageSkeleton } from '../tools/page-skeleton';
import { guarded, guestOnly } from './guard';
import type { Guard, LayoutName, PageRoute } from './page-route';

/** How a page comes: with the shell, or in a chunk of its own. */
type Load = () => Promise<ComponentType>;

interface OwnPage {
  path: string;
  /** Within the shell's titles. */
  title: string;
  load: Load;
  layout: LayoutName;
  guard?: Guard;
  waiting?: ReactNode;
}

function toRoute({ path, title, load, ...rest }: OwnPage): PageRoute {
  return {
    id: path,
    path,
    handle: { titleKey: `shell:titles.${title}` },
    load: async () => {
      const Page = await load();
      return <Page />;
    },
    ...rest,
  };
}

/** For who is signed in. */
const inside = (path: string, title: string, load: Load): PageRoute =>
  toRoute({ path, title, load, layout: 'default', guard: guarded(), waiting: <PageSkeleton /> });

/** For who is not. */
const outside = (path: string, title: string, load: Load): PageRoute =>
  toRoute({ path, title, load, layout: 'blank', guard: guestOnly });

/** The shell's own pages; their guards answer at once, and before a blank one there is nothing to show. */
export const ownRoutes: readonly PageRoute[] = [
  inside('/', 'home', async () => {
    const { HomePage } = await import(/* webpackChunkName: "home" */ '../pages/home/home.page');
    return HomePage;
  }),
  inside('/profile', 'profile', async () => {
    const { ProfilePage } = await import(/* webpackChunkName: "profile" */ '../pages/profile/profile.page');
    return ProfilePage;
  }),
  inside('/profile/settings', 'profileSettings', async () => {
    const { ProfileSettingsPage } = await import(
      /* webpackChunkName: "profile" */ '../pages/profile/profile-settings.page'
    );
    return ProfileSettingsPage;
  }),
  inside('/notifications', 'notifications', async () => {
    const { NotificationsPage } = await import(
      /* webpackChunkName: "notifications" */ '../notifications/notifications.page'
    );
    return NotificationsPage;
  }),
  outside('/login', 'login', async () => {
    const { LoginPage } = await import(/* webpackChunkName: "login" */ '../pages/login/login.page');
    return LoginPage;
  }),
  outside('/password/forgot', 'passwordForgot', async () => {
    const { PasswordForgotPage } = await import(
      /* webpackChunkName: "login" */ '../pages/login/password-forgot.page'
    );
    return PasswordForgotPage;
  }),
  outside('/password/reset/:token', 'passwordReset', async () => {
    const { PasswordResetPage } = await import(
      /* webpackChunkName: "login" */ '../pages/login/password-reset.page'
    );
    return PasswordResetPage;
  }),
  outside('/auth/connect', 'connect', async () => {
    const { ConnectPage } = await import(/* webpackChunkName: "login" */ '../pages/login/connect.page');
    return ConnectPage;
  }),
  toRoute({ path: '/403', title: 'forbidden', layout: 'blank', load: async () => ForbiddenPage }),
  toRoute({
    path: '/pages/misc/not-found/*',
    title: 'notFound',
    layout: 'blank',
    load: async () => NotFoundPage,
  }),
  // Signed out, nobody knows which paths exist: the sign-in comes first.
  toRoute({ path: '*', title: 'error', layout: 'blank', guard: guarded(), load: async () => ErrorPage }),
];
