import { proofChecks, type ReleaseProof } from '@jahrring/contracts-admin';
import { releaseZip } from './release-zip';
import { type RegistryApp, startRegistry } from './start-registry';

const handWritten: Partial<ReleaseProof> = {
  checks: proofChecks.map((check) => ({ check, detail: 'all is well' })),
  change: 'none',
};
const endpoint = (body: object) => ({
  'POST /api/planning/plans': { request: { body }, answer: null },
});
const day = { type: 'object', properties: { day: { type: 'string' } }, required: ['day'] };
const dayAndPerson = {
  type: 'object',
  properties: { day: { type: 'string' }, person: { type: 'string' } },
  required: ['day', 'person'],
};
const menu = { path: '/nowhere', titleKey: 'planning:a', icon: 'tree', any: [], order: 1 };

describe('a proof that somebody wrote by hand', () => {
  let registry: RegistryApp;

  beforeAll(async () => {
    registry = await startRegistry();
    await registry.publish(
      'shell',
      '1.0.0',
      releaseZip('shell', '1.0.0', { descriptor: { shell: '2.1.0' } }),
    );
    await registry.patch('shell', { stable: '1.0.0' });
    const zip = releaseZip('planning', '1.0.0', {
      descriptor: { shell: '^2' },
      contract: { endpoints: endpoint(day) },
    });
    expect((await registry.publish('planning', '1.0.0', zip)).status).toBe(201);
  });
  afterAll(() => registry.close());

  it.each([
    ['descriptor', 'the menu leads to no page', { descriptor: { navigation: [menu] } }],
    ['budgets', 'the first page is above its budget', { descriptor: { budgets: { firstPage: 0 } } }],
    ['shared', 'it needs another shell', { descriptor: { shell: '^1' } }],
    ['shared', 'it was built for another React', { descriptor: { shared: { react: '^20.0.0' } } }],
    ['contract', 'there is no contract', { contract: { endpoints: 'none' } }],
    ['contract', 'the contract is another tool’s', { contract: { tool: 'time' } }],
    ['contract', 'the contract says other routes', { contract: { routes: {} } }],
    ['contract', 'old callers are refused', { contract: { endpoints: endpoint(dayAndPerson) } }],
    ['contract', 'an endpoint is gone', {}],
  ])('does not publish where %s: %s', async (check, _what, { descriptor, contract }: Faults) => {
    const zip = releaseZip('planning', '1.0.1', {
      proof: handWritten,
      descriptor: { shell: '^2', ...descriptor },
      contract: {
        endpoints: endpoint(day),
        ...contract,
        ...(check === 'contract' && !contract ? { endpoints: {} } : {}),
      },
    });
    const { status, body } = await registry.publish('planning', '1.0.1', zip);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'PROOF_UNFIT', params: { context: 'refuted', check } },
    });
  });

  it('is corrected where the release holds: what was found here is kept', async () => {
    const contract = { endpoints: endpoint(day), errors: { PLAN_FULL: 409 } };
    const zip = releaseZip('planning', '1.1.0', {
      proof: handWritten,
      descriptor: { shell: '^2' },
      contract,
    });
    const { status, body } = await registry.publish('planning', '1.1.0', zip);
    expect(status).toBe(201);
    expect(body.proof).toMatchObject({ change: 'minor', against: '1.0.0' });
    const details = Object.fromEntries(
      (body.proof?.checks ?? []).map(({ check, detail }) => [check, detail]),
    );
    expect(details['contract']).toContain('minor since 1.0.0');
    expect(details['shared']).toContain('api 2.1.0');
    expect(details['boot']).toBe('all is well');
  });
});

interface Faults {
  descriptor?: object;
  contract?: object;
}
