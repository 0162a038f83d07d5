import { withTexts } from '@jahrring/tool-kit/shell';
import type { ComponentType } from 'react';
import { PageSkeleton } from '../tools/page-skeleton';
import { guarded, guestOnly } from './guard';
import type { Guard, PageRoute } from './page-route';

/** A page's chunk, with the texts it needs. */
type Load = () => Promise<ComponentType>;

interface OwnPage extends Pick<PageRoute, 'path' | 'layout' | 'guard' | 'waiting'> {
  /** Within the shell's titles. */
  title: string;
  load: Load;
}

function toRoute({ title, load, ...rest }: OwnPage): PageRoute {
  return {
    ...rest,
    id: rest.path,
    handle: { titleKey: `shell:titles.${title}` },
    load: async () => {
      const Page = await load();
      return <Page />;
    },
  };
}

/** For who is signed in. */
const inside = (path: string, title: string, load: Load): PageRoute =>
  toRoute({ path, title, load, layout: 'default', guard: guarded(), waiting: <PageSkeleton /> });

/** A screen of its own; before it stands there is nothing to show. */
const blank = (path: string, title: string, load: Load, guard?: Guard): PageRoute =>
  toRoute({ path, title, load, layout: 'blank', ...(guard ? { guard } : {}) });

/** For who is not signed in. */
const outside = (path: string, title: string, load: Load): PageRoute => blank(path, title, load, guestOnly);

const login = withTexts(() => import(/* webpackChunkName: "login" */ '../pages/login/login.page'));
const forgot = withTexts(() => import(/* webpackChunkName: "login" */ '../pages/login/password-forgot.page'));
const reset = withTexts(() => import(/* webpackChunkName: "login" */ '../pages/login/password-reset.page'));
const connect = withTexts(() => import(/* webpackChunkName: "login" */ '../pages/login/connect.page'));
const apply = withTexts(() => import(/* webpackChunkName: "apply" */ '../pages/apply/apply.page'));
const confirmApplication = withTexts(
  () => import(/* webpackChunkName: "apply" */ '../pages/apply/confirm-application.page'),
);
const shared = withTexts(
  () => import(/* webpackChunkName: "shared" */ '../pages/shared/shared-document.page'),
);
const profile = withTexts(() => import(/* webpackChunkName: "profile" */ '../pages/profile/profile.page'));
const settings = withTexts(
  () => import(/* webpackChunkName: "profile" */ '../pages/profile/profile-settings.page'),
);
const notifications = withTexts(
  () => import(/* webpackChunkName: "notifications" */ '../notifications/notifications.page'),
);
const forbidden = withTexts(() => import(/* webpackChunkName: "errors" */ '../pages/error/forbidden.page'));
const notFound = withTexts(() => import(/* webpackChunkName: "errors" */ '../pages/error/not-found.page'));
const unknown = withTexts(() => import(/* webpackChunkName: "errors" */ '../pages/error/unknown-address'));

/** The shell's own pages. */
export const ownRoutes: readonly PageRoute[] = [
  inside('/', 'home', async () => {
    const { HomePage } = await import(/* webpackChunkName: "home" */ '../pages/home/home.page');
    return HomePage;
  }),
  inside('/profile', 'profile', async () => (await profile()).ProfilePage),
  inside('/profile/settings', 'profileSettings', async () => (await settings()).ProfileSettingsPage),
  inside('/notifications', 'notifications', async () => (await notifications()).NotificationsPage),
  outside('/login', 'login', async () => (await login()).LoginPage),
  outside('/password/forgot', 'passwordForgot', async () => (await forgot()).PasswordForgotPage),
  outside('/password/reset/:token', 'passwordReset', async () => (await reset()).PasswordResetPage),
  outside('/auth/connect', 'connect', async () => (await connect()).ConnectPage),
  outside('/apply', 'apply', async () => (await apply()).ApplyPage),
  blank(
    '/apply/confirm/:token',
    'applyConfirm',
    async () => (await confirmApplication()).ConfirmApplicationPage,
  ),
  blank('/shared/:token', 'shared', async () => (await shared()).SharedDocumentPage),
  blank('/403', 'forbidden', async () => (await forbidden()).ForbiddenPage),
  blank('/pages/misc/not-found/*', 'notFound', async () => (await notFound()).NotFoundPage),
  blank('*', 'error', async () => (await unknown()).unknownAddress()),
];
