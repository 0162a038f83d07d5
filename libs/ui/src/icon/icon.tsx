import type { Icon as TablerIcon } from '@tabler/icons-react';
import { icons, type IconName } from './icons';

export interface IconProps {
  name: IconName;
  /** Edge in px; 20 unless told. */
  size?: number;
  /** Gives the icon a meaning of its own; without it the icon is decoration. */
  label?: string;
  className?: string;
  stroke?: number;
}

/** Icons that point along the reading direction and turn round with it. */
const directed = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'send',
  'logout',
  'external',
  'first',
  'last',
  'list',
]);

/** One icon of the curated set; unknown names (from data) show a neutral ring. */
export function Icon({ name, size = 20, label, className, stroke = 1.75 }: IconProps) {
  const Shape: TablerIcon = icons[name] ?? icons['circle'];
  const classes = ['jr-icon', directed.has(name) ? 'jr-mirror' : '', className ?? '']
    .filter(Boolean)
    .join(' ');
  return label ? (
    <Shape size={size} stroke={stroke} className={classes} role="img" aria-label={label} />
  ) : (
    <Shape size={size} stroke={stroke} className={classes} aria-hidden="true" focusable="false" />
  );
}
