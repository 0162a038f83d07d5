import { telemetry } from '@jahrring/tool-kit';
import type { ReactNode } from 'react';
import { ToolBoundary } from '../../tools/tool-boundary';
import { RouteFailure } from './route-failure';

/** Keeps what a page of the shell throws, or its layout, in their place: links and dialogs around it go on. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return (
    <ToolBoundary
      onError={(error, stack) => telemetry.error('shell.route', error, { stack })}
      fallback={(reset) => <RouteFailure onLeft={reset} />}
    >
      {children}
    </ToolBoundary>
  );
}
