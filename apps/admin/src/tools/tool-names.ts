import type { Translate } from '../options';

/** What a tool is called; one that is not ours yet by its id. */
export function toolName(t: Translate, id: string): string {
  return t(`tool.names.${id}`, { defaultValue: id });
}
