import { telemetry, translate } from '@jahrring/tool-kit';
import type { ReactNode } from 'react';
import { ReleaseFault } from '../releases/release-fault';
import { reportFault } from '../releases/report';
import { shellTool, shellVersion } from '../releases/shell-release';
import { ToolBoundary } from './tool-boundary';
import { ToolFailure } from './tool-failure';

/** The last net around everything: something in the shell itself went wrong. */
export function ShellBoundary({ children }: { children: ReactNode }) {
  return (
    <ToolBoundary
      onError={(error, stack) => {
        telemetry.error('shell.render', error, { stack });
        const origin = { tool: shellTool, version: shellVersion() };
        reportFault(new ReleaseFault({ ...origin, phase: 'run', code: 'threw' }, error));
      }}
      fallback={(reset) => (
        <ToolFailure toolId={shellTool} name={translate('shell:product')} onRetry={reset} />
      )}
    >
      {children}
    </ToolBoundary>
  );
}
