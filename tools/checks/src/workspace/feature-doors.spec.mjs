import path from 'node:path';
import { findFloors, findOpenFolders, readFeatures } from './feature-doors.mjs';
import { checkFloorData } from './floor-data.mjs';
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

describe('floors of a service', () => {
  const texts = {
    'tree/index.ts': `export { TreeModule } from './tree.module';`,
    'tree/tree.module.ts': '',
    'land/index.ts': `export { StandService } from './stand';\nexport type { StandEntity } from './stand';`,
    'land/stand/index.ts': '',
    'land/stand/stand.module.ts': '',
    'land/stand/stand.entity.ts': `@Entity('stands')`,
    'sale/index.ts': '',
    'sale/bill/index.ts': '',
    'sale/bill/bill.module.ts': '',
    'sale/bill/bill.service.ts': `query('SELECT id FROM bills b')`,
    'sale/bill/bill.entity.ts': `@Entity('bills')`,
  };
  const dataOf = (more) => {
    const all = { ...texts, ...more };
    const files = Object.keys(all).map((name) => path.join(source, name));
    return checkFloorData(
      source,
      findFloors(source, files),
      files,
      (file) => all[path.relative(source, file)],
    );
  };

  it('are the folders in which features stand', () => {
    const files = Object.keys(texts).map((name) => path.join(source, name));
    expect(findFloors(source, files)).toEqual(['land', 'sale']);
  });

  it('leave the tables of others alone', () => {
    expect(dataOf({})).toEqual([]);
    const sql = 'query(`SELECT b.id FROM bills b\n  JOIN stands s ON s.id = b.stand_id`)';
    expect(dataOf({ 'sale/bill/bill.service.ts': sql })).toMatchObject([
      { problem: 'the table stands belongs to the floor land' },
    ]);
  });

  it('hand out neither repositories nor tables', () => {
    const door = `export { StandEntity, StandRepository } from './stand';`;
    expect(dataOf({ 'land/index.ts': door }).map(({ problem }) => problem.split(' ')[0])).toEqual([
      'StandEntity',
      'StandRepository',
    ]);
  });
});
