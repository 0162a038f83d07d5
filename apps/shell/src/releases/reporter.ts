import type { ReleaseReport, ReleaseReports, VitalReport } from '@jahrring/contracts-admin';
import { telemetry } from '@jahrring/tool-kit';
import { bootValue, callHeaders, xsrfToken, type TelemetryEntry } from '@jahrring/tool-kit/shell';
import { ReportQueue } from './report-queue';
import { reportName } from './report';
import { watchCode } from './thrown-code';
import { watchPages } from './shown-pages';
import { watchVitals } from './vitals';

const address = '/api/admin/release-reports';
const pauseMs = 10_000;

const queue = new ReportQueue();
let later: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the server how versions of tools fare in this browser: in batches, at most every ten seconds, and when the page
 * goes. Nothing in it says who it was.
 */
export function startReporter(): void {
  for (const entry of telemetry.recent()) addEntry(entry);
  telemetry.addSink(addEntry);
  watchPages();
  watchVitals(addVital);
  watchCode();
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function addEntry({ name, data }: TelemetryEntry): void {
  // Only `report.ts` writes under this name.
  if (name === reportName) queue.addReport(data as unknown as ReleaseReport);
  if (!queue.isEmpty()) later ??= setTimeout(send, pauseMs);
}

function addVital(vital: VitalReport): void {
  queue.addVital(vital);
  later ??= setTimeout(send, pauseMs);
}

function send(): void {
  clearTimeout(later);
  later = undefined;
  // The server takes them from whoever is signed in; until then they wait.
  if (!bootValue.get() || queue.isEmpty()) return;
  const batch = queue.removeBatch();
  post(batch).catch(() => queue.giveBack(batch));
  if (!queue.isEmpty()) later = setTimeout(send, pauseMs);
}

/** Past the API client: a report is worth no retry, no sign-in and no message, and has to outlive the page. */
async function post(batch: ReleaseReports): Promise<void> {
  const token = xsrfToken();
  await fetch(address, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      ...callHeaders(),
      ...(token === null ? {} : { 'X-XSRF-TOKEN': token }),
    },
    body: JSON.stringify(batch),
  });
}
