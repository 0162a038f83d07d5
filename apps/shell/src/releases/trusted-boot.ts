import type { BootAnswer } from '@jahrring/contracts-common';
import { requestJson, telemetry } from '@jahrring/tool-kit';
import { keptBootAnswer } from '@jahrring/tool-kit/shell';
import { startLocale } from '../startup/language';
import { shellApiVersion } from '../tools/shell-api';
import { ReleaseFault } from './release-fault';
import { reportFault } from './report';
import { shellTool, shellVersion } from './shell-release';
import { verifyReleaseSet } from './verify';

/** `start`: tools with what a first page needs. */
export type BootPart = 'start' | 'whole';

/** Asks who is here and what they get. What is not signed by the installation is not believed. */
export async function requestBoot(part: BootPart): Promise<BootAnswer> {
  return trusted(await ask<BootAnswer>(part === 'start' ? [minimal] : []));
}

/**
 * The same for a start that may be without a session: `null` where nobody is signed in. The answer is empty then instead of
 * a 401, which browsers write into their console.
 */
export async function findBoot(part: BootPart): Promise<BootAnswer | null> {
  const lenient = 'handling=lenient';
  const boot = await ask<BootAnswer | undefined>(part === 'start' ? [lenient, minimal] : [lenient]);
  return boot ? trusted(boot) : null;
}

const minimal = 'return=minimal';

function ask<Answer>(preferences: readonly string[]): Promise<Answer> {
  return requestJson<Answer>({
    url: '/api/boot',
    onRefusal: 'pass',
    // The titles of tools come in this language; at the start it is not the page's yet.
    headers: {
      'X-Shell-Api': shellApiVersion,
      'Accept-Language': startLocale(),
      ...(preferences.length > 0 ? { Prefer: preferences.join(', ') } : {}),
    },
  });
}

/**
 * The answer with tools that may run: its own, or the last good ones of the same person and licence on this device when
 * somebody changed them on the way. Throws `ReleaseFault` where there are none.
 */
async function trusted(boot: BootAnswer): Promise<BootAnswer> {
  const verdict = await verifyReleaseSet(boot);
  if (verdict === 'unknown') telemetry.record('release.unverified', { secure: globalThis.isSecureContext });
  if (verdict !== 'wrong') return boot;
  const origin = { tool: shellTool, version: shellVersion() };
  const fault = new ReleaseFault({ ...origin, phase: 'entry', code: 'signature' });
  reportFault(fault);
  const kept = await keptReleaseSet(boot.user.id);
  if (kept?.licence.id !== boot.licence.id) throw fault;
  const { signature, ...answer } = boot;
  return { ...answer, tools: kept.tools, ...(kept.signature ? { signature: kept.signature } : {}) };
}

/** The last good answer of a person on this device, checked as well. */
export async function keptReleaseSet(userId: string): Promise<BootAnswer | undefined> {
  const kept = (await keptBootAnswer(userId)) as BootAnswer | undefined;
  return kept && (await verifyReleaseSet(kept)) !== 'wrong' ? kept : undefined;
}
