import { toolPaths } from '@jahrring/contracts-common';
import { Get, Public, ToolController } from '@jahrring/service-kit';
import { Registry } from '../release-record';

/** Paths that lead to a tool. The same for everybody: they reveal nothing about licences, plugins or permissions. */
@ToolController('admin', 'tool-paths')
export class ToolPathsController {
  constructor(private readonly registry: Registry) {}

  @Get('', Public(), toolPaths)
  async get() {
    const { tools } = await this.registry.current();
    const descriptors = tools.flatMap(({ releases }) => releases.map(({ descriptor }) => descriptor));
    const paths = descriptors.flatMap(({ routes }) => routes.map(({ path }) => path));
    return { paths: [...new Set(paths)].sort() };
  }
}
