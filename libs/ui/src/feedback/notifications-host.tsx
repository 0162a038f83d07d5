import { useEffect, useState } from 'react';
import { lazyNamed } from '../internal/lazy-named';
import { subscribeNotifications, type NotifyMessage } from './notify';

const NotificationsLayer = lazyNamed(async () => (await import('./notifications-layer')).NotificationsLayer);

/** Place it once, in the shell. Loads the notification code at the first message. */
export function NotificationsHost() {
  const [first, setFirst] = useState<NotifyMessage[]>([]);
  useEffect(() => {
    if (first.length > 0) return undefined;
    return subscribeNotifications(
      (message) => setFirst((before) => [...before, message]),
      () => undefined,
    );
  }, [first.length]);
  return first.length > 0 ? <NotificationsLayer first={first} /> : null;
}
