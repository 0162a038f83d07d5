import { callHeaders } from './call-headers';

/**
 * Returns true if this browser has a session now. Another tab may have received a new token since a call was sent; its
 * cookie is available here too.
 */
export async function isSessionAlive(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/live/session', {
      headers: callHeaders(),
      credentials: 'same-origin',
      cache: 'no-store',
    });
    return status === 204;
  } catch {
    return false;
  }
}
