import splitContract from './contract-loader.mjs';

const load = (source, query = '') =>
  splitContract.call({ resourcePath: '/libs/contracts/x/src/x.contract.ts', resourceQuery: query }, source);

const contract = `import { z } from 'zod';
export const kinds = ['a', 'b'] as const;
const limit = 5;
let count = 0;
export function isKind(text: string) { return kinds.some((one) => one === text); }
export const kind = z.enum(kinds);
export const name = z.string().max(limit);
export const next = () => (count += 1);
export type Kind = z.infer<typeof kind>;
`;

describe('contract loader', () => {
  it('puts what needs no import into a module of its own', () => {
    const data = load(contract, '?data');
    expect(data).toContain('export const kinds');
    expect(data).toContain('export function isKind');
    expect(data).toContain('export { limit };');
    expect(data).not.toContain('zod');
    expect(data).not.toContain('count');
  });

  it('keeps the rest, re-exports the data and marks computed constants pure', () => {
    const rest = load(contract);
    expect(rest).toContain('export { kinds, isKind } from "./x.contract.ts?data";');
    expect(rest).toContain('import { kinds, limit } from "./x.contract.ts?data";');
    expect(rest).toContain('export const kind = /*#__PURE__*/ (() => (z.enum(kinds)))();');
    expect(rest).toContain('let count = 0;');
    expect(rest).not.toContain("kinds = ['a'");
  });

  it('leaves a module without imports as it is', () => {
    expect(load('export const a = 1;\n')).toBe('export const a = 1;\n');
  });
});
