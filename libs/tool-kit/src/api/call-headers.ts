import { localeValue } from '../state/locale';

/** What every call to the server has: the interface's language, two letters, and that no form of another site sent it. */
export function callHeaders(): Record<string, string> {
  return { 'Accept-Language': localeValue.get().slice(0, 2), 'X-Requested-With': 'XMLHttpRequest' };
}
