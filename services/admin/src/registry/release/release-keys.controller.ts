import { releaseSetKeys } from '@jahrring/contracts-common';
import { Public, ToolController } from '@jahrring/service-kit';
import { Get, SerializeOptions } from '@nestjs/common';
import { ReleaseSets } from '../release-record';

/** The public keys of this installation, as its page carries them. */
@ToolController('admin', 'release-keys')
export class ReleaseKeysController {
  constructor(private readonly sets: ReleaseSets) {}

  @Get()
  @Public()
  @SerializeOptions({ schema: releaseSetKeys })
  get() {
    return this.sets.keys;
  }
}
