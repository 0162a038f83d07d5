import type { ToolSummary } from '@jahrring/contracts-admin';

/** A tool's service bears the tool's name; the shell has none. */
export function servicesOf(tools: readonly Pick<ToolSummary, 'id'>[] | undefined): string[] {
  return (tools ?? []).map(({ id }) => id).filter((id) => id !== 'shell');
}
