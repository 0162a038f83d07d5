import path from 'node:path';
import { findOpenFolders, readFeatures } from './feature-doors.mjs';
import { findCycles } from './import-cycles.mjs';

const source = path.resolve('services/woods/src');
const features = (texts) => {
  const files = Object.keys(texts).map((name) => path.join(source, name));
  const { past, graph } = readFeatures(source, files, (file) => texts[path.relative(source, file)]);
  return { past: past.map(({ specifier }) => specifier), cycles: findCycles(graph) };
};
const openFolders = (texts) =>
  findOpenFolders(
    source,
    Object.keys(texts).map((name) => path.join(source, name)),
    (file) => texts[path.relative(source, file)],
  ).map(({ file, lacks }) => `${path.relative(source, file)}: ${lacks}`);
const tree = { 'tree/index.ts': '', 'tree/tree.service.ts': '', 'stand/index.ts': '' };

describe('doors of features', () => {
  it('let nobody past an index.ts, not even for a type', () => {
    const texts = {
      ...tree,
      'stand/stand.service.ts': [
        `import type { Tree } from '../tree/tree.service';`,
        `import { age } from '../tree';`,
        `import { Stand } from './stand.entity';`,
        `import { day } from '../texts/day';`,
      ].join('\n'),
    };
    expect(features(texts)).toEqual({ past: ['../tree/tree.service'], cycles: [] });
  });

  it('are shut for the root module too, and open for tests', () => {
    const inner = `import { TreeService } from './tree/tree.service';`;
    expect(features({ ...tree, 'woods.module.ts': inner }).past).toEqual(['./tree/tree.service']);
    const test = `import { TreeService } from '../tree/tree.service';`;
    expect(features({ ...tree, 'stand/stand.db-spec.ts': test }).past).toEqual([]);
  });

  it('keep features out of the root of the service', () => {
    const inner = `import { day } from '../day';`;
    expect(features({ ...tree, 'day.ts': '', 'tree/tree.service.ts': inner }).past).toEqual(['../day']);
  });

  it('are asked of every folder, and a module of one with providers', () => {
    const provider = '@Injectable()\nexport class TreeService {}';
    expect(openFolders({ 'tree/tree.service.ts': provider, 'day/day.ts': '' })).toEqual([
      'tree: index.ts',
      'tree: a module for its providers',
      'day: index.ts',
    ]);
    const whole = { ...tree, 'tree/tree.service.ts': provider, 'tree/tree.module.ts': '' };
    expect(openFolders({ ...whole, 'migrations/1-trees.ts': '', 'woods.module.ts': '' })).toEqual([]);
    expect(openFolders({ 'tree.controller.ts': `@ToolController('woods')` })).toHaveLength(1);
  });

  it('do not lead in a circle', () => {
    const texts = {
      'tree/index.ts': `export { tree } from './tree';`,
      'tree/tree.ts': `import { stand } from '../stand';`,
      'stand/index.ts': `export { stand } from './stand';`,
      'stand/stand.ts': `import { tree } from '../tree';`,
    };
    expect(features(texts).cycles).toEqual([['tree', 'stand']]);
  });
});
