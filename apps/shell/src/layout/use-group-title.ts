import { useT } from '@jahrring/tool-kit';
import type { NavigationGroup } from './navigation';

/** A group's heading: the shell's own word, or a text of the tool that named the group; the first group has none. */
export function useGroupTitle({ id }: NavigationGroup): string {
  const t = useT('shell');
  return id.includes(':') ? t(id) : t(`nav.groups.${id}`, { defaultValue: '' });
}
