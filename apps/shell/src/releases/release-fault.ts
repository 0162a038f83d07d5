import type { ReleaseReport } from '@jahrring/contracts-admin';

export type FaultPhase = ReleaseReport['phase'];
export type FaultCode = Exclude<ReleaseReport['code'], 'ok'>;

const letters: Readonly<Record<FaultPhase, string>> = {
  entry: 'E',
  load: 'L',
  start: 'S',
  run: 'R',
  switch: 'W',
};
const numbers: Readonly<Record<FaultCode, number>> = {
  timeout: 1,
  http: 2,
  network: 3,
  integrity: 4,
  not_script: 5,
  threw: 6,
  incompatible: 7,
  missing: 8,
  signature: 9,
};
/** Without I, L, O and U: nobody reads one for another on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the reference on an error card: phase and cause, then five characters that identify the report: `E4-7K3FQ`.
 */
export function newReference(phase: FaultPhase, code: FaultCode): string {
  const random = [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => alphabet[byte % 32]);
  return `${letters[phase]}${numbers[code]}-${random.join('')}`;
}

export interface FaultOrigin {
  tool: string;
  version: string;
  phase: FaultPhase;
  code: FaultCode;
}

/** A version of a tool that did not work here, as it is told to the server and to the person. */
export class ReleaseFault extends Error {
  readonly tool: string;
  readonly version: string;
  readonly phase: FaultPhase;
  readonly code: FaultCode;
  readonly reference: string;

  constructor({ tool, version, phase, code }: FaultOrigin, cause?: unknown) {
    super(`${tool} ${version}: ${phase} ${code}`, { cause });
    this.name = 'ReleaseFault';
    this.tool = tool;
    this.version = version;
    this.phase = phase;
    this.code = code;
    this.reference = newReference(phase, code);
  }
}
