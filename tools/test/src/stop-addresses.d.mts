export function stopAddresses(options: { root: string; node: string; brokerUrl: string }): Promise<{
  exitCode: number | null;
  seconds: number;
  acknowledged: string[];
  told: string[];
}>;
