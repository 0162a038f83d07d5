import { workStatuses, type WorkStatus } from '@jahrring/contracts-common';
import type { StatusLook } from '@jahrring/ui';
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
} from '@jahrring/ui/icons';

/** Looks of the statuses of projects and documents; the text of each is `common:status.PLAN`. */
export const workStatusLooks: Readonly<Record<WorkStatus, StatusLook>> = {
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
export function isWorkStatus(code: string): code is WorkStatus {
  return (workStatuses as readonly string[]).includes(code);
}
