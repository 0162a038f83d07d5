import { type Page } from '@playwright/test';

interface Route {
  path: string;
  any: string[];
  plugin?: string;
  layout?: string;
}

interface Boot {
  licence: { plugins: string[] };
  rules: { action: string; inverted?: boolean }[];
  tools: { id: string; descriptor: { routes: Route[] } }[];
}

/** A page of the licence, its parameters filled with a record of the demo. */
export interface Screen {
  pattern: string;
  path: string;
  any: readonly string[];
}

/** Pages of the shell itself; those of the tools stand in their descriptors. */
const shellScreens: readonly string[] = ['/', '/profile', '/profile/settings', '/notifications'];

/** Lists from which a record for a path's `:parameter` is read: the longest matching prefix applies. */
const recordLists: Readonly<Record<string, string>> = {
  '/addresses/edit': '/api/addresses/addresses',
  // One with people: other tests make licences without.
  '/admin/licenses': '/api/admin/licences?search=Bergwald',
  '/admin/plugins/edit': '/api/admin/tools',
  '/admin/users/edit': '/api/admin/users',
  '/day-reports': '/api/time/day-reports',
  '/debitors/edit': '/api/bookkeeping/debtors',
  '/creditors/edit': '/api/bookkeeping/supplier-bills',
  '/creditors/payments/edit': '/api/bookkeeping/payment-runs',
  '/documents/edit': '/api/documents/documents',
  '/my-hsm/support-cases': '/api/support/cases',
  '/machinecontrol/objects': '/api/machine-control/machines',
  '/personal-inventory/people': '/api/admin/employees',
  '/personal-inventory/stock-takes': '/api/inventory/personal-stock-takes',
  '/projects': '/api/projects/projects',
  '/settings/chart_of_accounts/edit': '/api/admin/accounts',
  '/settings/companyparts/edit': '/api/admin/company-parts',
  '/settings/costcentres/edit': '/api/admin/cost-centres',
  '/settings/documents/templates/edit': '/api/documents/templates',
  '/settings/employees': '/api/admin/employees',
  '/settings/objects/edit': '/api/inventory/objects',
  '/settings/ratecategories/edit': '/api/inventory/rate-categories',
  '/settings/revenuecentres/edit': '/api/admin/revenue-centres',
  '/timber/containers/edit': '/api/timber/containers',
  '/timber/edit': '/api/timber/lots',
  '/timber/lots': '/api/timber/lots',
  '/timber/origins/edit': '/api/timber/origins',
  '/timber/stems/edit': '/api/timber/stems',
  '/timetables/edit': '/api/time/entries',
};

/** Parameters that are words, not records; an unknown tab opens the first one. */
const words: Readonly<Record<string, string>> = {
  tab: 'first',
  type: 'bill',
  token: 'unknown',
  filter: 'all',
};

export async function bootOf(page: Page): Promise<Boot> {
  return (await (await page.request.get('/api/boot')).json()) as Boot;
}

export const mayOpen = (boot: Boot, { any }: { any: readonly string[] }): boolean =>
  any.length === 0 || boot.rules.some(({ action, inverted }) => !inverted && any.includes(action));

async function firstId(page: Page, list: string): Promise<string> {
  const answer = await page.request.get(`${list}${list.includes('?') ? '&' : '?'}pageSize=1`);
  const { items } = (await answer.json()) as { items?: { id: string }[] };
  const record = items?.[0];
  if (!record) throw new Error(`${list} has no record to open: ${answer.status()}`);
  return record.id;
}

async function fill(page: Page, pattern: string): Promise<string> {
  let path = '';
  for (const part of pattern.split('/').slice(1)) {
    const parameter = part.startsWith(':') ? part.slice(1).replace('?', '') : undefined;
    path += `/${parameter ? (words[parameter] ?? (await recordFor(page, path, parameter))) : part}`;
  }
  return path;
}

function recordFor(page: Page, before: string, parameter: string): Promise<string> {
  if (parameter === 'employee_id' && before.startsWith('/admin')) {
    return firstId(page, `${before.replace('/admin/licenses', '/api/admin/licences')}`);
  }
  const known = Object.keys(recordLists).filter((path) => before.startsWith(path));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  if (!longest) throw new Error(`No list is named for :${parameter} after ${before}`);
  return firstId(page, recordLists[longest] ?? '');
}

/** Every page a licence's tools bring and the shell's own, with records the signed-in person can read. */
export async function screensOf(page: Page, boot: Boot): Promise<Screen[]> {
  const active = ({ plugin }: Route): boolean => !plugin || boot.licence.plugins.includes(plugin);
  const routes = boot.tools.flatMap(({ descriptor }) => descriptor.routes.filter(active));
  const screens: Screen[] = shellScreens.map((path) => ({ pattern: path, path, any: [] }));
  for (const { path, any } of routes) {
    screens.push({ pattern: path, path: await fill(page, path), any });
  }
  return screens;
}
