import type { IconSource } from '../icon/shape';
import {
  archiveIcon,
  banIcon,
  cashIcon,
  cashOffIcon,
  circleCheckIcon,
  circleDashedIcon,
  circleDottedIcon,
  circleHalfIcon,
  circleXIcon,
  fileCheckIcon,
  fileInvoiceIcon,
  percentageIcon,
  receiptIcon,
  sendIcon,
} from '../icons';
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
  icon?: IconSource;
  fill: 'soft' | 'solid' | 'outline' | 'none';
  struck?: boolean;
}

/** How each status looks; the word comes from the messages (`ui:status.PLAN`). */
export const statusLooks: Readonly<Record<StatusCode, StatusLook>> = {
  PLAN: { tone: 'stein', icon: circleDashedIcon, fill: 'soft' },
  PREP: { tone: 'nacht', icon: circleDottedIcon, fill: 'soft' },
  PROG: { tone: 'petrol', icon: circleHalfIcon, fill: 'soft' },
  DONE: { tone: 'wald', icon: circleCheckIcon, fill: 'soft' },
  OFFR: { tone: 'violett', icon: sendIcon, fill: 'soft' },
  CONF: { tone: 'petrol', icon: fileCheckIcon, fill: 'solid' },
  REJC: { tone: 'rot', icon: circleXIcon, fill: 'soft' },
  PRCH: { tone: 'ocker', icon: receiptIcon, fill: 'soft' },
  PACH: { tone: 'bernstein', icon: percentageIcon, fill: 'soft' },
  CHRG: { tone: 'bernstein', icon: fileInvoiceIcon, fill: 'solid' },
  PAID: { tone: 'wald', icon: cashIcon, fill: 'solid' },
  PCAN: { tone: 'rot', icon: cashOffIcon, fill: 'outline' },
  CANC: { tone: 'stein', icon: banIcon, fill: 'soft', struck: true },
  ARCH: { tone: 'stein', icon: archiveIcon, fill: 'outline' },
  NONE: { tone: 'stein', fill: 'none' },
};

/** True for a code of the list; data from elsewhere is checked before it is shown. */
export function isStatusCode(code: string): code is StatusCode {
  return (statusCodes as readonly string[]).includes(code);
}
