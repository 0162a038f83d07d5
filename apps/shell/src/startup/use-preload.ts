import { useBoot } from '@jahrring/tool-kit';
import { matchPath } from 'react-router';
import { preloadExpose } from '../tools/load-expose';

/** Fetches the page behind a path as soon as somebody points at its link. */
export function usePreload(): (path: string) => void {
  const { tools } = useBoot();
  return (path) => {
    for (const tool of tools) {
      const route = tool.descriptor.routes.find((candidate) => matchPath(candidate.path, path) !== null);
      if (route) preloadExpose(tool.id, route.expose);
    }
  };
}
