/** A step somebody has begun on a tool's channels; each has a dialog that names its effect. */
export type ToolStep =
  | { kind: 'stable'; version: string }
  | { kind: 'rollBack' }
  | { kind: 'canary'; version: string }
  | { kind: 'endCanary' }
  | { kind: 'pin'; version?: string }
  | { kind: 'unpin'; licenceId: string }
  | { kind: 'withdraw'; version: string; id: string }
  | { kind: 'restore'; version: string; id: string };

export type BeginStep = (step: ToolStep) => void;
