import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkDeployment } from './deployment.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../../../..');

describe('deployment', () => {
  let copy;

  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'jahrring-deploy-'));
    cpSync(path.join(root, 'deploy'), path.join(copy, 'deploy'), { recursive: true });
    for (const folder of ['services', 'libs', 'tools'])
      symlinkSync(path.join(root, folder), path.join(copy, folder));
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const change = (file, from, to) => {
    const at = path.join(copy, 'deploy', file);
    const before = readFileSync(at, 'utf8');
    expect(before).toContain(from);
    writeFileSync(at, before.replace(from, to));
  };
  const problems = () => checkDeployment(copy).problems.join('\n');

  it('finds nothing in what is checked in', () => {
    expect(problems()).toBe('');
  });

  it.each([
    ['a port', 'nginx/upstreams.conf', '127.0.0.1:4405', '127.0.0.1:4505', 'time has the ports 4305, 4505'],
    [
      'a service without a path',
      'nginx/routing.conf',
      '~^/api/planning/',
      '~^/api/plans/',
      'no path leads to planning',
    ],
    [
      'an address visitors choose themselves',
      'nginx/proxy.conf',
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-For $proxy_add_x_forwarded_for',
      'hands on what visitors claim',
    ],
    ['another policy', 'nginx/csp.conf', "object-src 'none'; ", '', 'not the policy'],
    ['a missing header', 'nginx/headers.conf', 'nosniff', 'sniff', 'X-Content-Type-Options'],
    [
      'a variable nobody reads',
      'one-machine/jahrring.env.example',
      'LOG_LEVEL=',
      'LOG_LEVL=',
      'nothing reads LOG_LEVL',
    ],
    [
      'an instance without a unit',
      'one-machine/jahrring.target',
      'jahrring@support-2.service',
      '',
      'support-2 is missing',
    ],
    ['broken YAML', 'compose/compose.yaml', 'volumes:\n  data:', 'volumes:\n\tdata:', 'compose.yaml'],
    [
      'another address',
      'compose/compose.yaml',
      'time=http://time:4300',
      'time=http://times:4300',
      'SERVICE_URLS',
    ],
    [
      'a probe of no port',
      'kubernetes/service/deployment.yaml',
      'path: /api/health/live, port: http',
      'path: /api/health/live, port: web',
      'asks port web',
    ],
    [
      'no such claim',
      'kubernetes/service/deployment.yaml',
      'claimName: jahrring-site',
      'claimName: site',
      'no claim site',
    ],
    [
      'a service left out',
      'kubernetes/overlays/production/kustomization.yaml',
      '  - ../../services/time\n',
      '',
      'time is missing',
    ],
  ])('finds %s', (_what, file, from, to, told) => {
    change(file, from, to);
    expect(problems()).toContain(told);
  });
});
