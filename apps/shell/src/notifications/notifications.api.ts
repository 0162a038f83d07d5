import type {
  MarkedNotifications,
  MarkNotifications,
  NotificationSettings,
  NotificationView,
} from '@jahrring/contracts-admin';
import { api } from '@jahrring/tool-kit';

const notifications = '/api/admin/notifications';
export const notificationsTag = 'shell/Notifications';

export interface NotificationPage {
  items: NotificationView[];
  total: number;
  unread: number;
}

export type NotificationFilter = 'all' | 'unread' | 'archived';

export interface NotificationArgs {
  filter: NotificationFilter;
  pageSize: number;
}

/** Archived ones are put away: only their own list shows them. */
const statesOf: Readonly<Record<NotificationFilter, string>> = {
  all: 'unread,read',
  unread: 'unread',
  archived: 'archived',
};

const tagged = api.enhanceEndpoints({ addTagTypes: [notificationsTag, 'shell/NotificationSettings'] });

const notificationsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellListNotifications: build.query<NotificationPage, NotificationArgs>({
      query: ({ filter, pageSize }) => ({
        url: notifications,
        params: { 'filter[state]': statesOf[filter], pageSize },
      }),
      providesTags: [notificationsTag],
    }),
    shellMarkNotifications: build.mutation<MarkedNotifications, MarkNotifications>({
      query: (body) => ({ url: `${notifications}/mark`, method: 'POST', body }),
      invalidatesTags: [notificationsTag],
    }),
    shellNotificationSettings: build.query<NotificationSettings, void>({
      query: () => ({ url: `${notifications}/settings` }),
      providesTags: ['shell/NotificationSettings'],
    }),
    shellChangeNotificationSettings: build.mutation<NotificationSettings, NotificationSettings>({
      query: (body) => ({ url: `${notifications}/settings`, method: 'PUT', body }),
      invalidatesTags: ['shell/NotificationSettings'],
    }),
  }),
});

export const {
  useShellListNotificationsQuery: useNotifications,
  useShellMarkNotificationsMutation: useMarkNotifications,
  useShellNotificationSettingsQuery: useNotificationSettings,
  useShellChangeNotificationSettingsMutation: useChangeNotificationSettings,
} = notificationsApi;
