import type {
  MarkedNotifications,
  MarkNotifications,
  NotificationSettings,
  NotificationView,
} from '@jahrring/contracts-admin';
import { addEndpoints, call } from '@jahrring/tool-kit';

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

const notificationsApi = addEndpoints([notificationsTag, 'shell/NotificationSettings'], (build) => ({
  shellListNotifications: build.query<NotificationPage, NotificationArgs>({
    query: ({ filter, pageSize }) => call.get(notifications, { 'filter[state]': statesOf[filter], pageSize }),
    providesTags: [notificationsTag],
  }),
  shellMarkNotifications: build.mutation<MarkedNotifications, MarkNotifications>({
    query: (body) => call.post(`${notifications}/mark`, body),
    invalidatesTags: [notificationsTag],
  }),
  shellNotificationSettings: build.query<NotificationSettings, void>({
    query: () => `${notifications}/settings`,
    providesTags: ['shell/NotificationSettings'],
  }),
  shellChangeNotificationSettings: build.mutation<NotificationSettings, NotificationSettings>({
    query: (body) => call.put(`${notifications}/settings`, body),
    invalidatesTags: ['shell/NotificationSettings'],
  }),
}));

export const {
  useShellListNotificationsQuery: useNotifications,
  useShellMarkNotificationsMutation: useMarkNotifications,
  useShellNotificationSettingsQuery: useNotificationSettings,
  useShellChangeNotificationSettingsMutation: useChangeNotificationSettings,
} = notificationsApi;
