import type { BootAnswer } from '@jahrring/contracts-common';
import { ApiError } from '@jahrring/tool-kit';
import { readStored } from '@jahrring/tool-kit/shell';
import { ReleaseFault, type FaultCode } from '../releases/release-fault';
import { reportFault } from '../releases/report';
import { shellTool, shellVersion } from '../releases/shell-release';
import { keptReleaseSet } from '../releases/trusted-boot';

/** With a weak signal the person starts with what the device has instead of looking at an empty page. */
const patienceMs = 4_000;

/**
 * Returns the id of the person signed in last in this browser; the boot response itself is in the device's database.
 */
function lastUserId(): string | undefined {
  try {
    const user = JSON.parse(readStored('user') ?? 'null') as { id?: unknown } | null;
    return typeof user?.id === 'string' ? user.id : undefined;
  } catch {
    return undefined;
  }
}

async function keptBoot(): Promise<BootAnswer | undefined> {
  const userId = lastUserId();
  return userId === undefined ? undefined : keptReleaseSet(userId);
}

/**
 * Returns true if there was no response from the server: a refusal of this person is a response, a gateway's page in
 * its place is none.
 */
function isUnreachable(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof ApiError)) return false;
  const { status } = error.problem;
  return status === 0 || status === 404 || status >= 500;
}

/** The server's answer, or the one this person last got here when the server does not answer. */
export async function bootOrKept(fetchBoot: () => Promise<BootAnswer | null>): Promise<BootAnswer | null> {
  let isOver = false;
  const answer = fetchBoot().finally(() => {
    isOver = true;
  });
  const late = new Promise<BootAnswer | undefined>((resolve, reject) => {
    setTimeout(() => void (isOver ? undefined : keptBoot().then(resolve, reject)), patienceMs);
  });
  try {
    const first = await Promise.race([answer, late]);
    if (first && !isOver) report('timeout');
    return first ?? (await answer);
  } catch (error) {
    const kept = isUnreachable(error) ? await keptBoot() : undefined;
    if (!kept) throw error;
    report(causeOf(error));
    return kept;
  }
}

function causeOf(error: unknown): FaultCode {
  if (!(error instanceof ApiError)) return 'not_script';
  return error.problem.status === 0 ? 'network' : 'http';
}

/** The release set did not come; the one on the device serves. */
function report(code: FaultCode): void {
  reportFault(new ReleaseFault({ tool: shellTool, version: shellVersion(), phase: 'entry', code }));
}
