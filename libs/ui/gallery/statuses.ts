import {
  archiveIcon,
  banIcon,
  circleCheckIcon,
  circleDashedIcon,
  circleHalfIcon,
  circleXIcon,
  sendIcon,
} from '../src/icons';
import type { StatusLook } from '../src/index';

/** Examples of every fill, with and without a struck code. */
export const statuses: readonly { code: string; label: string; look: StatusLook }[] = [
  { code: 'NEW', label: 'Neu', look: { tone: 'stein', icon: circleDashedIcon, fill: 'soft' } },
  { code: 'WORK', label: 'In Arbeit', look: { tone: 'petrol', icon: circleHalfIcon, fill: 'soft' } },
  { code: 'SENT', label: 'Verschickt', look: { tone: 'violett', icon: sendIcon, fill: 'soft' } },
  { code: 'GOOD', label: 'Angenommen', look: { tone: 'wald', icon: circleCheckIcon, fill: 'solid' } },
  { code: 'LATE', label: 'Überfällig', look: { tone: 'bernstein', icon: circleDashedIcon, fill: 'solid' } },
  { code: 'BAD', label: 'Abgelehnt', look: { tone: 'rot', icon: circleXIcon, fill: 'outline' } },
  { code: 'VOID', label: 'Storniert', look: { tone: 'stein', icon: banIcon, fill: 'soft', struck: true } },
  { code: 'AWAY', label: 'Archiviert', look: { tone: 'stein', icon: archiveIcon, fill: 'outline' } },
  { code: '–', label: 'Ohne Status', look: { tone: 'stein', fill: 'none' } },
];
