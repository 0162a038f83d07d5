import { releaseSetKeys } from '@jahrring/contracts-common';
import { Get, Public, ToolController } from '@jahrring/service-kit';
import { ReleaseSets } from '../release-record';

/** The public keys of this installation, as its page carries them. */
@ToolController('admin', 'release-keys')
export class ReleaseKeysController {
  constructor(private readonly sets: ReleaseSets) {}

  @Get('', Public(), releaseSetKeys)
  get() {
    return this.sets.keys;
  }
}
