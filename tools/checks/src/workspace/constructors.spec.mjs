import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkConstructors, wideConstructors } from './constructors.mjs';

const service = (count) => {
  const one = (_, index) =>
    `private readonly part${index}: Map<string, [Part${index}, Part]>, // a part, and more`;
  const parameters = Array.from({ length: count }, one).join('\n');
  return `@Injectable()\nexport class WoodService {\n  constructor(\n${parameters}\n) {}\n}`;
};

describe('dependencies of a constructor', () => {
  it('are ten at most', () => {
    expect(wideConstructors(service(10))).toEqual([]);
    expect(wideConstructors(service(11))).toEqual([{ name: 'WoodService', count: 11 }]);
  });

  it('are counted in services and the service kit, not in their tests', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'constructors-'));
    const write = (file) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), service(12));
    };
    ['services/woods/src/wood/wood.service.ts', 'libs/service-kit/src/kit.ts'].forEach(write);
    ['services/woods/src/wood/wood.db-spec.ts', 'libs/ui/src/list.ts'].forEach(write);
    const { problems } = checkConstructors(root);
    rmSync(root, { recursive: true });
    expect(problems).toEqual([
      'services/woods/src/wood/wood.service.ts: WoodService is given 12 dependencies, more than 10',
      'libs/service-kit/src/kit.ts: WoodService is given 12 dependencies, more than 10',
    ]);
  });
});
