import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { containerPort, read } from './parts.mjs';

export function checkNginx(root, { services, internalPort }, problems) {
  const say = (file, text) => problems.push(`deploy/${file}: ${text}`);
  const routing = read(root, 'deploy/nginx/routing.conf');
  const onMachine = read(root, 'deploy/nginx/upstreams.conf');
  for (const { tool, ports } of services) {
    if (!new RegExp(`~\\^/api/[^\\n]*\\b${tool}\\b[^\\n]*jahrring_${tool};`).test(routing)) {
      say('nginx/routing.conf', `no path leads to ${tool}`);
    }
    const line = new RegExp(`upstream jahrring_${tool} +\\{([^}]*)\\}`).exec(onMachine)?.[1] ?? '';
    const found = [...line.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));
    if (found.join() !== ports.join()) {
      say(
        'nginx/upstreams.conf',
        `${tool} has the ports ${found.join(', ')}, the topology ${ports.join(', ')}`,
      );
    }
    for (const [file, host] of [
      ['compose/upstreams.conf', tool],
      ['kubernetes/site/upstreams.conf', `${tool}-service`],
    ]) {
      if (!read(root, `deploy/${file}`).includes(`jahrring_${tool} { server ${host}:${containerPort} `)) {
        say(file, `${tool} is not ${host}:${containerPort}`);
      }
    }
  }
  if (!read(root, 'deploy/nginx/jahrring.conf').includes(`listen 127.0.0.1:${internalPort};`)) {
    say('nginx/jahrring.conf', `the services' own door is not ${internalPort}`);
  }
  if (!/proxy_set_header X-Forwarded-For \$remote_addr;/.test(read(root, 'deploy/nginx/proxy.conf'))) {
    say('nginx/proxy.conf', 'hands on what visitors claim as their address');
  }
  for (const file of readdirSync(path.join(root, 'deploy/nginx'))) {
    for (const [, name] of read(root, `deploy/nginx/${file}`).matchAll(
      /include \/etc\/nginx\/jahrring\/(\S+);/g,
    )) {
      if (!existsSync(path.join(root, 'deploy/nginx', name))) say(`nginx/${file}`, `${name} does not exist`);
    }
  }
}

/** The proxy says what the embedded host says: one policy, two places that must not drift apart. */
export function checkHeaders(root, problems) {
  const source = read(root, 'tools/start/src/embedded/http/security-headers.ts');
  const policy = /default "([^"]+)"/.exec(read(root, 'deploy/nginx/csp.conf'))?.[1] ?? '';
  const wanted = [...source.matchAll(/^ {2,4}["`]([a-z-]+-src|base-uri|frame-ancestors) ([^"`$]*)/gm)].map(
    ([, name, value]) => `${name} ${value.trim()}`,
  );
  const given = policy.split('; ');
  if (wanted.length === 0 || wanted.some((part) => !given.includes(part)) || given.length !== wanted.length) {
    problems.push(`deploy/nginx/csp.conf: not the policy of security-headers.ts (${wanted.join('; ')})`);
  }
  const headers = read(root, 'deploy/nginx/headers.conf') + read(root, 'deploy/nginx/page-headers.conf');
  for (const [, name, value] of source.matchAll(/setHeader\(\s*'([A-Za-z-]+)',\s*'([^']+)'/g)) {
    if (!headers.includes(`${name} `) || !headers.includes(value)) {
      problems.push(`deploy/nginx/headers.conf: ${name}: ${value} is missing`);
    }
  }
}
