/** `contract.json` of a release: what it promises to others, as plain data. */
export interface ContractSnapshot {
  tool: string;
  service: string | null;
  endpoints: Record<string, unknown>;
  events: Record<string, unknown>;
  errors: Record<string, number>;
  permissions: string[];
  routes: Record<string, string[]>;
  exposes: string[];
  extensions: string[];
  needs: { shell: string; services: Record<string, string> };
  plugins: string[];
}

/** The newest release there is (`version` null before the first), and the contracts of all. */
export interface LastRelease {
  version: string | null;
  snapshots: ReadonlyMap<string, ContractSnapshot>;
}

export interface ContractJudgement {
  detail: string;
  change: 'first' | 'none' | 'minor' | 'major';
  against: string | null;
}

/** A release whose version, or whose declared ranges, say too little. */
export class ContractRefusal extends Error {}

/** @throws ContractRefusal with every difference that the version does not cover */
export function judgeContract(
  snapshot: ContractSnapshot,
  version: string,
  last: LastRelease,
): ContractJudgement;
