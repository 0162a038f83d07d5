import * as icons from '../icons';
import { Drawing, type IconLook } from './drawing';
import type { IconShape } from './shape';

const shapes: Readonly<Record<string, IconShape>> = icons;

/** An icon of the whole set by the name that data gives. */
export function OtherIcon({ name, ...look }: IconLook & { name: string }) {
  const camelCase = name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return <Drawing shape={shapes[`${camelCase}Icon`] ?? icons.circleIcon} {...look} />;
}
