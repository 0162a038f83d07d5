import type { ReleaseReport } from '@jahrring/contracts-admin';
import { telemetry } from '@jahrring/tool-kit';
import type { ReleaseFault } from './release-fault';

/** The name under which reports pass through telemetry, until the reporter is there and sends them. */
export const reportName = 'release.report';

function record(report: ReleaseReport): void {
  telemetry.record(reportName, { ...report });
}

/** A page of the tool stands: milliseconds from the click to its first rendering. */
export function reportStarted(tool: string, version: string, ms: number): void {
  record({ tool, version, phase: 'start', code: 'ok', ms: Math.min(600_000, Math.max(0, Math.round(ms))) });
}

/** A version failed. A browser without a connection knows nothing about a version. */
export function reportFault({ tool, version, phase, code, reference }: ReleaseFault): void {
  if (navigator.onLine || code !== 'network') record({ tool, version, phase, code, reference });
}
