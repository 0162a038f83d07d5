export type NotificationTone = 'success' | 'error' | 'info' | 'warning';

export interface Notification {
  tone: NotificationTone;
  message: string;
  title?: string;
  /** One thing to do about it, e.g. undo. */
  action?: { label: string; run: () => void };
  /** Milliseconds on screen; errors stay until closed. */
  duration?: number;
  /** Replaces a shown notification with the same id. */
  id?: string;
}

export type Notifier = (notification: Notification) => void;

let notifier: Notifier | null = null;
const waiting: Notification[] = [];

/** The shell says how notifications are shown; what came earlier is shown then. */
export function setNotifier(next: Notifier): void {
  notifier = next;
  for (const notification of waiting.splice(0)) next(notification);
}

function show(notification: Notification): void {
  if (notifier) notifier(notification);
  else waiting.push(notification);
}

type Extra = Omit<Notification, 'tone' | 'message'>;

/** Short messages at the screen's edge, read out by screen readers. Texts are already translated. */
export const notify = {
  success: (message: string, extra?: Extra): void => show({ tone: 'success', message, ...extra }),
  error: (message: string, extra?: Extra): void => show({ tone: 'error', message, ...extra }),
  info: (message: string, extra?: Extra): void => show({ tone: 'info', message, ...extra }),
  warning: (message: string, extra?: Extra): void => show({ tone: 'warning', message, ...extra }),
};
