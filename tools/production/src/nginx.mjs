import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { aptInstall } from '../../test/src/apt.mjs';
import { findProgram } from '../../test/src/find-program.mjs';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const installed = '/etc/nginx/jahrring/';
/** Where the deployed ports stand while they are only looked at: so far above the public one. */
const tlsPorts = { 80: 1, 443: 2, 4300: 3 };

async function findNginx() {
  const missing = () => !findProgram('nginx') || !existsSync(brotliModule);
  if (missing()) await aptInstall('nginx-core', 'libnginx-mod-http-brotli-static');
  if (missing()) {
    throw new ClearError('nginx is missing: install nginx-core and libnginx-mod-http-brotli-static.');
  }
  return findProgram('nginx');
}

/** The deployed files word for word, with this layout's folder and ports; TLS is read by `checkTls`. */
function translate(text, { folder, site, ports, publicPort }) {
  const http = text
    .replace(/server \{\s*listen 80 [\s\S]*?\n\}\n/, '')
    .replace(/ {2}listen 443 ssl[^\n]*\n/, `  listen 127.0.0.1:${publicPort};\n`)
    .replace(/ {2}(listen \[::\]:443|ssl_)[^\n]*\n/g, '')
    .replaceAll(installed, `${folder}/nginx/`)
    .replaceAll('/var/lib/jahrring/site', site);
  return http.replace(/127\.0\.0\.1:(\d+)/g, (found, port) =>
    ports.has(Number(port)) ? `127.0.0.1:${ports.get(Number(port))}` : found,
  );
}

function mainFile({ folder, logs }) {
  return `load_module ${brotliModule};
user root;
worker_processes 2;
daemon off;
pid ${folder}/nginx/nginx.pid;
error_log ${logs}/nginx-error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  client_body_temp_path ${folder}/nginx/body;
  proxy_temp_path ${folder}/nginx/proxy;
  fastcgi_temp_path ${folder}/nginx/fastcgi;
  uwsgi_temp_path ${folder}/nginx/uwsgi;
  scgi_temp_path ${folder}/nginx/scgi;
  include ${folder}/nginx/jahrring.conf;
}
`;
}

/**
 * Has nginx read the deployed files as they are, TLS and redirect included, with a certificate made for it. Only folders and
 * ports are this layout's. Throws what nginx says.
 */
function checkTls(program, root, { folder, site, logs, publicPort }) {
  const own = path.join(folder, 'nginx-tls');
  mkdirSync(own, { recursive: true });
  makeCertificate(own);
  const read = (text) =>
    text
      .replaceAll(installed, `${own}/`)
      .replaceAll('/etc/ssl/jahrring/', `${own}/`)
      .replaceAll('/var/lib/jahrring/site', site)
      .replace(/(listen (?:\S+:)?)(\d+)/g, (_, listen, port) => `${listen}${publicPort + tlsPorts[port]}`);
  copyConfiguration(root, own, read);
  const main = path.join(own, 'main.conf');
  writeFileSync(main, mainFile({ folder, logs }).replaceAll(`${folder}/nginx/`, `${own}/`));
  const { status, stderr } = spawnSync(program, ['-t', '-p', own, '-c', main], { encoding: 'utf8' });
  if (status !== 0) throw new ClearError(`nginx refuses deploy/nginx with TLS:\n${stderr}`);
}

/** For one day, and for nobody. */
function makeCertificate(folder) {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=jahrring.example.org', '-addext', 'subjectAltName=DNS:jahrring.example.org'];
  const args = ['req', '-x509', '-days', '1', ...key, ...name, ...files];
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new ClearError(`openssl makes no certificate:\n${stderr}`);
}

/** The deployed files into a folder, each as `change` makes it. */
function copyConfiguration(root, folder, change) {
  const source = path.join(root, 'deploy/nginx');
  for (const name of readdirSync(source).filter((file) => file.endsWith('.conf'))) {
    writeFileSync(path.join(folder, name), change(readFileSync(path.join(source, name), 'utf8')));
  }
}

/** Starts nginx with deploy/nginx in front of a layout. Answers `{ url, stop }`. */
export async function startNginx(root, layout) {
  const program = await findNginx();
  const folder = path.join(layout.folder, 'nginx');
  mkdirSync(folder, { recursive: true });
  checkTls(program, root, layout);
  copyConfiguration(root, folder, (text) => translate(text, layout));
  const main = path.join(folder, 'main.conf');
  writeFileSync(main, mainFile(layout));
  const child = spawn(program, ['-p', folder, '-c', main], { stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `http://127.0.0.1:${layout.publicPort}`;
  const until = Date.now() + 10_000;
  for (;;) {
    if (child.exitCode !== null || Date.now() > until) throw new ClearError('nginx did not start.');
    const answer = await fetch(`${url}/tools/none`).catch(() => undefined);
    if (answer) break;
    await delay(100);
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await Promise.race([ended, delay(3_000).then(() => child.kill('SIGKILL'))]);
    },
  };
}
