import { telemetry } from '@jahrring/tool-kit';
import { ReleaseFault } from '../releases/release-fault';
import { hasNoVersion, loadExpose, retryTool, type Loaded } from './load-expose';
import { adoptNextVersion } from './next-version';
import { stateOf } from './tool-registry';

interface PageOrigin {
  toolId: string;
  /** Of the tool's descriptor. */
  path: string;
  /** When the person wanted it, on the page's own clock. */
  startedAt: number;
}

/** Data from which a page is rendered. A failure is part of it: it is shown in the tool's own place. */
export type ToolPageData = PageOrigin &
  (({ ok: true } & Loaded<object>) | { ok: false; fault: ReleaseFault | null });

/** Loads the page a tool has at a path of its descriptor; never throws. */
export async function loadToolPage(toolId: string, path: string): Promise<ToolPageData> {
  const origin = { toolId, path, startedAt: performance.now() };
  // Going there is the moment at which a new version is taken.
  adoptNextVersion(toolId);
  if (hasNoVersion(toolId)) retryTool(toolId);
  const routes = stateOf(toolId)?.entry.descriptor.routes ?? [];
  const route = routes.find((candidate) => candidate.path === path);
  // The page says by itself that it is gone.
  if (!route) return { ...origin, ok: false, fault: null };
  try {
    return { ...origin, ok: true, ...(await loadExpose(toolId, route.expose)) };
  } catch (error) {
    telemetry.error('tool.page', error, { toolId, path });
    return { ...origin, ok: false, fault: error instanceof ReleaseFault ? error : null };
  }
}
