import type { BootAnswer, ToolLook } from '@jahrring/contracts-common';
import { createValue } from '@jahrring/tool-kit';
import type { ColorFamily } from '../startup/appearance';

/** The look of the page that is shown: its logo, and its colour where the person chose none. */
export const lookValue = createValue<ToolLook>('default');

/** A route's own look, else that of its tool; everything under the admin layout is control. */
export function lookOf(
  tools: BootAnswer['tools'],
  page: { toolId?: string | undefined; path?: string | undefined },
): ToolLook {
  const descriptor = tools.find(({ id }) => id === page.toolId)?.descriptor;
  const route = descriptor?.routes.find(({ path }) => path === page.path);
  if (route?.layout === 'admin') return 'control';
  return route?.look ?? descriptor?.look ?? 'default';
}

/** Time has a dark blue of its own, as long as the standard green is chosen. */
export function primaryOf(look: ToolLook, chosen: ColorFamily): ColorFamily {
  return look === 'time-tracking' && chosen === 'wald' ? 'nacht' : chosen;
}
