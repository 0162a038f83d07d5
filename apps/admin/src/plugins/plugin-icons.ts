import type { PluginId } from '@jahrring/contracts-admin';
import type { IconShape } from '@jahrring/ui';
import {
  activityIcon,
  calendarWeekIcon,
  helpIcon,
  messageIcon,
  percentageIcon,
  qrCodeIcon,
  receiptIcon,
  toolIcon,
  tractorIcon,
  walletIcon,
  woodIcon,
} from '@jahrring/ui/icons';

export const pluginIcons: Readonly<Record<PluginId, IconShape>> = {
  creditors: receiptIcon,
  debitors: walletIcon,
  'hsm-admin': helpIcon,
  'machine-inventory': tractorIcon,
  machinecontrol: activityIcon,
  'my-hsm': messageIcon,
  'personal-inventory': toolIcon,
  'qr-code': qrCodeIcon,
  scheduling_tool: calendarWeekIcon,
  surcharges: percentageIcon,
  timber: woodIcon,
};
