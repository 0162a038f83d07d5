import { pluginIds } from '@jahrring/contracts-admin';
import type { Translate } from '../options';
import de from '../i18n/de.json';
import { permissionGroups } from './permission-groups';

/** The text of a key, or the key in brackets where there is none. */
const german: Translate = (key) => {
  const text = key
    .split('.')
    .reduce<unknown>((found, part) => (found as Record<string, unknown>)?.[part], de);
  return typeof text === 'string' ? text : `[${key}]`;
};

describe('the permissions that can be given to one person', () => {
  it('have words for every tool, scope and action', () => {
    const groups = permissionGroups(german, pluginIds);
    const words = groups.flatMap(({ label, keys }) => [label, ...keys.map((key) => key.label)]);
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => word.includes('['))).toEqual([]);
  });
});
