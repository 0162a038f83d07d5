export interface KillFindings {
  /** Writes that were answered with 201. */
  acknowledged: number;
  /** Names that were acknowledged and are not there. */
  lost: string[];
  doubled: string[];
  /** Names no event told of, and names that more than one told of. */
  untold: string[];
  toldTwice: string[];
  /** Milliseconds until it was ready again, for each kill. */
  readyAfter: number[];
}

export function killAddresses(options: {
  root: string;
  node: string;
  times: number;
  databaseUrl?: string | undefined;
}): Promise<KillFindings>;
