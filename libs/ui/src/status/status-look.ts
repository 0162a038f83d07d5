import type { IconName } from '../icon/icons';
import type { ColorFamily } from '../theme/tokens';

/** The fifteen project and document statuses. */
export const statusCodes = [
  'PLAN',
  'PREP',
  'PROG',
  'DONE',
  'OFFR',
  'CONF',
  'REJC',
  'PRCH',
  'PACH',
  'CHRG',
  'PAID',
  'PCAN',
  'CANC',
  'ARCH',
  'NONE',
] as const;
export type StatusCode = (typeof statusCodes)[number];

export interface StatusLook {
  tone: ColorFamily;
  icon?: IconName;
  fill: 'soft' | 'solid' | 'outline' | 'none';
  struck?: boolean;
}

/** How each status looks; the word comes from the messages (`ui:status.PLAN`). */
export const statusLooks: Readonly<Record<StatusCode, StatusLook>> = {
  PLAN: { tone: 'stein', icon: 'circle-dashed', fill: 'soft' },
  PREP: { tone: 'nacht', icon: 'circle-dotted', fill: 'soft' },
  PROG: { tone: 'petrol', icon: 'circle-half', fill: 'soft' },
  DONE: { tone: 'wald', icon: 'circle-check', fill: 'soft' },
  OFFR: { tone: 'violett', icon: 'send', fill: 'soft' },
  CONF: { tone: 'petrol', icon: 'file-check', fill: 'solid' },
  REJC: { tone: 'rot', icon: 'circle-x', fill: 'soft' },
  PRCH: { tone: 'ocker', icon: 'receipt', fill: 'soft' },
  PACH: { tone: 'bernstein', icon: 'percentage', fill: 'soft' },
  CHRG: { tone: 'bernstein', icon: 'file-invoice', fill: 'solid' },
  PAID: { tone: 'wald', icon: 'cash', fill: 'solid' },
  PCAN: { tone: 'rot', icon: 'cash-off', fill: 'outline' },
  CANC: { tone: 'stein', icon: 'ban', fill: 'soft', struck: true },
  ARCH: { tone: 'stein', icon: 'archive', fill: 'outline' },
  NONE: { tone: 'stein', fill: 'none' },
};

/** True for a code of the list; data from elsewhere is checked before it is shown. */
export function isStatusCode(code: string): code is StatusCode {
  return (statusCodes as readonly string[]).includes(code);
}
