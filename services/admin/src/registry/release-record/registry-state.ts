import { shellTool } from '@jahrring/contracts-admin';
import type { ReleaseCode, ToolDescriptor } from '@jahrring/contracts-common';
import { groupBy } from '@jahrring/service-kit';
import { type ReleaseLine } from './release.repository';
import type { ServableRelease, ServableTool, Situation } from './choose-release';
import type { ToolChannelsEntity } from './tool-channels.entity';
import type { ToolPinEntity } from './tool-pin.entity';

/** Everything that decides who gets which version, as it was at one moment. A changed registry is another object. */
export interface RegistryState {
  /** Of the tools, without the shell's own releases. */
  tools: readonly ServableTool[];
  lines: readonly ReleaseLine[];
  channels: readonly ToolChannelsEntity[];
  pins: readonly ToolPinEntity[];
  running: Situation['running'];
  pinsOf(licenceId: string): Situation['pins'];
}

export function isServable({ state }: Pick<ReleaseLine, 'state'>): boolean {
  return state === 'published';
}

function codeOf({ toolVersion, entry, globalName, integrity }: ReleaseLine): ReleaseCode {
  return { version: toolVersion, entry, globalName, ...(integrity ? { integrity } : {}) };
}

export function stateOf(
  lines: readonly ReleaseLine[],
  channels: readonly ToolChannelsEntity[],
  pins: readonly ToolPinEntity[],
  running: Situation['running'],
  descriptors: ReadonlyMap<string, ToolDescriptor>,
): RegistryState {
  const tools = channels
    .filter(({ tool }) => tool !== shellTool)
    .map(({ tool, stable, previous, canary }): ServableTool => {
      const own = lines.filter((line) => line.tool === tool);
      const releases = own.filter(isServable).flatMap((line): ServableRelease[] => {
        const descriptor = descriptors.get(line.id);
        return descriptor ? [{ code: codeOf(line), descriptor }] : [];
      });
      const history = own.map((line) => line.toolVersion);
      return { tool, releases, history, stable, previous, canary };
    });
  const byLicence = groupBy(pins, (pin) => pin.licenceId);
  const none: Situation['pins'] = new Map();
  const pinsOf = (licenceId: string) => {
    const own = byLicence.get(licenceId);
    return own ? new Map(own.map((pin) => [pin.tool, pin.toolVersion])) : none;
  };
  return { tools, lines, channels, pins, running, pinsOf };
}
