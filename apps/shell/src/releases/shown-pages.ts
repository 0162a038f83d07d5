import { navigationValue } from '../routes/router';
import { runningValue } from '../tools/tool-registry';
import { shellTool, shellVersion } from './shell-release';

export interface ShownPage {
  tool: string;
  version: string;
}

const shown: { from: number; tool: string }[] = [];

/** Remembers whose page is shown since when; the one that is shown now counts from the beginning of the visit. */
export function watchPages(): void {
  shown.push({ from: 0, tool: currentTool() });
  let stop = follow();
  navigationValue.subscribe(() => {
    stop?.();
    stop = follow();
  });
}

function follow(): (() => void) | undefined {
  return navigationValue.get()?.place.subscribe(() => {
    const tool = currentTool();
    if (shown.at(-1)?.tool !== tool) shown.push({ from: performance.now(), tool });
  });
}

function currentTool(): string {
  return navigationValue.get()?.place.get()?.match.route.handle.toolId ?? shellTool;
}

/** Whose page was shown at a moment of the page's clock, in which version; undefined for one that never stood. */
export function pageAt(moment: number): ShownPage | undefined {
  const tool = shown.findLast(({ from }) => from <= moment)?.tool ?? shellTool;
  const version = tool === shellTool ? shellVersion() : runningValue.get().get(tool);
  return version === undefined ? undefined : { tool, version };
}
