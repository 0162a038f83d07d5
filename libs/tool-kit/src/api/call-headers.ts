import { localeValue } from '../state/locale';

/**
 * Returns the headers of every call to the server: the interface's language, two letters, and a mark that no form of
 * another site sent it.
 */
export function callHeaders(): Record<string, string> {
  return { 'Accept-Language': localeValue.get().slice(0, 2), 'X-Requested-With': 'XMLHttpRequest' };
}
