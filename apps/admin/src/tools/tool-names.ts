import type { Translate } from '../options';

/** Returns the name of a tool; its id if there is no name for it yet. */
export function toolName(t: Translate, id: string): string {
  return t(`tool.names.${id}`, { defaultValue: id });
}
