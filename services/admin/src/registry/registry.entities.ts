import { ReleaseHealthEntity, ReleaseTokenEntity } from './release';
import { ReleaseEntity, ServiceVersionEntity, ToolChannelsEntity, ToolPinEntity } from './release-record';

/** The tables of tools, versions and channels. */
export const registryEntities = [
  ReleaseHealthEntity,
  ReleaseTokenEntity,
  ReleaseEntity,
  ServiceVersionEntity,
  ToolChannelsEntity,
  ToolPinEntity,
];
