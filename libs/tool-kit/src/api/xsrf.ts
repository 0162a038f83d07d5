import { callHeaders } from './call-headers';

const cookieName = 'XSRF-TOKEN';

/** The readable forgery cookie's value. */
export function xsrfToken(): string | null {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(`${cookieName}=`)) return decodeURIComponent(part.slice(cookieName.length + 1));
  }
  return null;
}

/** Any GET sets the cookie; this is the cheapest one. */
export async function renewXsrfToken(): Promise<void> {
  await fetch('/api/health/live', { headers: callHeaders(), credentials: 'same-origin', cache: 'no-store' });
}
