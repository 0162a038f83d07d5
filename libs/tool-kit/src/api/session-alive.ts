import { callHeaders } from './call-headers';

/** Whether this browser has a session now. Another tab may have got a new token since a call went out; its cookie is here too. */
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
