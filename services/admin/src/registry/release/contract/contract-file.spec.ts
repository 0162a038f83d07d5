import type { ReleaseDescriptor } from '@jahrring/contracts-admin';
import { contradiction, readContract } from './contract-file';
import type { ContractSnapshot } from './judge-contract.mjs';

const aDescriptor = (change: object = {}): ReleaseDescriptor =>
  ({
    ...{ id: 'time', version: '1.0.0', shell: '^1.4', services: { time: '^2', admin: '^1' }, core: false },
    plugins: ['surcharges', 'scheduling_tool'],
    routes: [
      { path: '/time', any: ['tools.time.show', 'tools.time.index'], expose: './Day' },
      { path: '/time/year', any: [], expose: './Year' },
    ],
    extensions: [
      { point: 'person.tab', expose: './Tab' },
      { point: 'desk.card', expose: './Day' },
    ],
    ...change,
  }) as unknown as ReleaseDescriptor;

const aContract = (change: Partial<ContractSnapshot> = {}): ContractSnapshot => ({
  ...{ tool: 'time', service: 'time', endpoints: {}, events: {}, errors: {}, permissions: [] },
  routes: { '/time/year': [], '/time': ['tools.time.index', 'tools.time.show'] },
  exposes: ['./Day', './Tab', './Year'],
  extensions: ['desk.card ./Day', 'person.tab ./Tab'],
  needs: { shell: '^1.4', services: { admin: '^1', time: '^2' } },
  plugins: ['scheduling_tool', 'surcharges'],
  ...change,
});

const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

describe('a contract beside the descriptor of its release', () => {
  it('says the same, in whichever order', () => {
    expect(contradiction(aContract(), aDescriptor())).toBeUndefined();
  });

  it.each<[string, Partial<ContractSnapshot>]>([
    ['tool', { tool: 'planning' }],
    ['routes', { routes: { '/time': ['tools.time.index', 'tools.time.show'] } }],
    ['routes', { routes: { '/time/year': [], '/time': ['tools.time.index'] } }],
    ['routes', { routes: { '/time/years': [], '/time': ['tools.time.index', 'tools.time.show'] } }],
    ['exposes', { exposes: ['./Day', './Tab'] }],
    ['exposes', { exposes: ['./Day', './Secret', './Tab', './Year'] }],
    ['extensions', { extensions: ['desk.card ./Tab', 'person.tab ./Tab'] }],
    ['needs.shell', { needs: { shell: '^1.3', services: { admin: '^1', time: '^2' } } }],
    ['needs.services', { needs: { shell: '^1.4', services: { admin: '^1' } } }],
    ['needs.services', { needs: { shell: '^1.4', services: { admin: '^1', time: '^3' } } }],
    ['plugins', { plugins: ['surcharges'] }],
  ])('is caught where it says other %s', (field, change) => {
    expect(contradiction(aContract(change), aDescriptor())).toBe(field);
  });

  it('of everybody’s tool names no plugins', () => {
    const core = aDescriptor({ core: true });
    expect(contradiction(aContract(), core)).toBe('plugins');
    expect(contradiction(aContract({ plugins: [] }), core)).toBeUndefined();
  });
});

describe('contract.json', () => {
  it('is read as it was written', () => {
    const contract = aContract({
      endpoints: { 'GET /api/time/days': { request: { query: { type: 'object' } }, answer: null } },
      errors: { NOT_FOUND: 404 },
    });
    expect(readContract(bytes(contract))).toEqual(contract);
  });

  it.each([
    ['empty', ''],
    ['no JSON', '{'],
    ['a list', []],
    ['nothing', null],
    ['without endpoints', { ...aContract(), endpoints: undefined }],
    ['with errors that have no status', { ...aContract(), errors: { NOT_FOUND: 'gone' } }],
    ['with needs that are a text', { ...aContract(), needs: '^1' }],
    [
      'with an endpoint that answers a text',
      { ...aContract(), endpoints: { 'GET /x': { request: {}, answer: 'x' } } },
    ],
  ])('that is %s is none', (_what, content) => {
    expect(readContract(bytes(content))).toBeUndefined();
  });
});
