import type { RequestContext } from '@jahrring/service-kit';

/** Any of them is held by who works in the company or keeps its records, and has to choose among people and centres. */
const staffKeys = [
  'tools.timetable.index',
  'tools.timeoverview.index',
  'tools.task.index',
  'tools.planer.index',
  'tools.evaluation.other',
  ...['create', 'update', 'manage', 'costs'].map((action) => `tools.project.${action}`),
  ...['create', 'update', 'manage'].map((action) => `tools.document.${action}`),
  ...['index', 'license', 'employees', 'objects', 'documents'].map((area) => `tools.settings.${area}`),
  'tools.machinecontrol.manage',
  'tools.machine_inventory.manage',
  'tools.my_hsm.manage',
  'tools.hsm_admin.manage',
] as const;

/** Permissions of people who manage accounts, or write what is booked on them. */
const accountKeys = [
  ...['license', 'objects', 'documents'].map((area) => `tools.settings.${area}`),
  ...['create', 'update', 'manage'].map((action) => `tools.document.${action}`),
  'tools.project.costs',
] as const;

/**
 * Returns true if colleagues, parts of the company and centres are shown to the caller; customers and guests see none
 * of them.
 */
export function isStaff(ctx: RequestContext): boolean {
  return ctx.grade(...staffKeys) !== undefined;
}

export function seesAccounts(ctx: RequestContext): boolean {
  return ctx.grade(...accountKeys) !== undefined;
}
