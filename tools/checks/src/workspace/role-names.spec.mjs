import path from 'node:path';
import { readText } from './files.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const texts = (file) => JSON.parse(readText(path.join(root, file)));

describe('the names of roles', () => {
  it.each(['de', 'en', 'fr', 'it', 'ro'])('are the same at sign-in and in the settings in %s', (locale) => {
    const { roles } = texts(`apps/shell/src/i18n/later/${locale}.json`);
    expect(roles).toEqual(texts(`apps/admin/src/i18n/${locale}.json`).role);
  });
});
