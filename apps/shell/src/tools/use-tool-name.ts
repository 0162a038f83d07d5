import { useBoot, useT } from '@jahrring/tool-kit';

/** A tool's name: its first menu item's title, else that of its first page. */
export function useToolName(toolId: string): string {
  const { tools } = useBoot();
  const t = useT();
  const descriptor = tools.find((tool) => tool.id === toolId)?.descriptor;
  const key = descriptor?.navigation[0]?.titleKey ?? descriptor?.routes[0]?.titleKey;
  return key === undefined ? toolId : t(key, { defaultValue: toolId });
}
