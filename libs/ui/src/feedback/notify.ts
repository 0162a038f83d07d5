export type NotifyKind = 'info' | 'success' | 'warning' | 'error';

export interface NotifyOptions {
  title?: string;
  /** For example undo. The message stays until its time is over or it is used. */
  action?: { label: string; onClick: () => void };
  /** ms; 4 000 for success and info, 10 000 with an action, errors stay until closed. */
  duration?: number | false;
  /** Replaces the message with the same id. */
  id?: string;
}

export interface NotifyMessage extends NotifyOptions {
  id: string;
  kind: NotifyKind;
  message: string;
  duration: number | false;
}

type Listener = (message: NotifyMessage) => void;

const waiting: NotifyMessage[] = [];
const hidden = new Set<(id: string) => void>();
let listener: Listener | null = null;
let count = 0;

function defaultDuration(kind: NotifyKind, options: NotifyOptions): number | false {
  if (options.action) return 10_000;
  return kind === 'error' ? false : kind === 'warning' ? 8_000 : 4_000;
}

function send(kind: NotifyKind, message: string, options: NotifyOptions = {}): string {
  const id = options.id ?? `jr-notify-${(count += 1)}`;
  const full = {
    ...options,
    id,
    kind,
    message,
    duration: options.duration ?? defaultDuration(kind, options),
  };
  if (listener) listener(full);
  else waiting.push(full);
  return id;
}

/** Takes messages from now on, those already waiting first; answers the unsubscribe function. */
export function subscribeNotifications(take: Listener, hide: (id: string) => void): () => void {
  listener = take;
  hidden.add(hide);
  waiting.splice(0).forEach(take);
  return () => {
    hidden.delete(hide);
    if (listener === take) listener = null;
  };
}

/** Short messages at the edge of the screen; callable from anywhere, each answers the message's id. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => send('success', message, options),
  info: (message: string, options?: NotifyOptions) => send('info', message, options),
  warning: (message: string, options?: NotifyOptions) => send('warning', message, options),
  error: (message: string, options?: NotifyOptions) => send('error', message, options),
  hide: (id: string) => hidden.forEach((hide) => hide(id)),
} as const;
