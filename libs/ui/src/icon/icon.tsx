import { lazyNamed, preloadQuietly } from '../internal/lazy-named';
import { Drawing, type IconLook } from './drawing';
import { menuIcons } from './menu-icons';
import type { IconSource } from './shape';

export interface IconProps extends IconLook {
  name: IconSource;
}

/** The whole set comes when data names an icon that no menu of ours has. */
const OtherIcon = lazyNamed(
  async () => (await import(/* webpackChunkName: "icons" */ './other-icon')).OtherIcon,
);

/** Fetches all icons ahead of their first use by name. */
export function preloadIcons(): void {
  preloadQuietly(OtherIcon);
}

/** One icon: a drawing of `@jahrring/ui/icons`, or one named by data. */
export function Icon({ name, ...look }: IconProps) {
  if (typeof name !== 'string') return <Drawing shape={name} {...look} />;
  const shape = menuIcons[name];
  return shape ? <Drawing shape={shape} {...look} /> : <OtherIcon name={name} {...look} />;
}
