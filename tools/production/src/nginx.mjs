import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { aptInstall } from '../../test/src/apt.mjs';
import { findProgram } from '../../test/src/find-program.mjs';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const installed = '/etc/nginx/jahrring/';
const nginxLogs = '/var/log/nginx';
/** The name in deploy/nginx that an operator replaces by their own, and the certificate's. */
export const siteName = 'jahrring.example.org';

async function findNginx() {
  const missing = () => !findProgram('nginx') || !existsSync(brotliModule);
  if (missing()) await aptInstall('nginx-core', 'libnginx-mod-http-brotli-static');
  if (missing()) {
    throw new ClearError('nginx is missing: install nginx-core and libnginx-mod-http-brotli-static.');
  }
  return findProgram('nginx');
}

/** The deployed files without TLS, word for word otherwise, with this layout's folder and ports; TLS is `startNginxWithTls`'s. */
function translate(text, { folder, logs, site, ports, publicPort }) {
  const http = text
    .replace(/server \{\n {2}listen (80|443 ssl http2 default_server)[ ;][\s\S]*?\n\}\n/g, '')
    .replace(/ {2}listen 443 ssl[^\n]*\n/, `  listen 127.0.0.1:${publicPort};\n`)
    .replace(/ {2}(listen \[::\]:443|ssl_)[^\n]*\n/g, '')
    .replaceAll(installed, `${folder}/nginx/`)
    .replaceAll(nginxLogs, logs)
    .replaceAll('/var/lib/jahrring/site', site);
  return http.replace(/127\.0\.0\.1:(\d+)/g, (found, port) =>
    ports.has(Number(port)) ? `127.0.0.1:${ports.get(Number(port))}` : found,
  );
}

/** nginx's own file, in place of Debian's /etc/nginx/nginx.conf. */
function mainFile({ folder, logs }) {
  return `load_module ${brotliModule};
user root;
worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
error_log ${logs}/nginx-error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/jahrring.conf;
}
`;
}

/** For one day, and for nobody. */
function makeCertificate(folder) {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`];
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

/** Runs nginx on the files of `folder` until `stop` is called; waits until `url` answers anything. */
async function runNginx(program, folder, layout, answers) {
  const main = path.join(folder, 'main.conf');
  writeFileSync(main, mainFile({ folder, logs: layout.logs }));
  const child = spawn(program, ['-p', folder, '-c', main], { stdio: ['ignore', 'inherit', 'inherit'] });
  const until = Date.now() + 10_000;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) throw new ClearError('nginx did not start.');
    await delay(100);
  }
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await Promise.race([ended, delay(3_000).then(() => child.kill('SIGKILL'))]);
  };
}

async function answers(url) {
  const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer !== undefined;
}

/** Starts nginx with deploy/nginx, TLS left out, in front of a layout. Answers `{ url, stop }`. */
export async function startNginx(root, layout) {
  const program = await findNginx();
  const folder = path.join(layout.folder, 'nginx');
  mkdirSync(folder, { recursive: true });
  copyConfiguration(root, folder, (text) => translate(text, layout));
  const url = `http://127.0.0.1:${layout.publicPort}`;
  return { url, stop: await runNginx(program, folder, layout, () => answers(`${url}/tools/none`)) };
}

/**
 * Starts a second nginx on the deployed files as they are, TLS and redirect included, with a certificate made for it; only
 * folders and ports are this layout's. Answers `{ httpPort, httpsPort, certificate, stop }`; the site's name is `siteName`.
 */
export async function startNginxWithTls(root, layout) {
  const program = await findNginx();
  const folder = path.join(layout.folder, 'nginx-tls');
  mkdirSync(folder, { recursive: true });
  makeCertificate(folder);
  const own = { 80: await layout.takePort(), 443: await layout.takePort(), 4300: await layout.takePort() };
  copyConfiguration(root, folder, (text) =>
    text
      .replaceAll(installed, `${folder}/`)
      .replaceAll(nginxLogs, layout.logs)
      .replaceAll('/etc/ssl/jahrring/', `${folder}/`)
      .replaceAll('/var/lib/jahrring/acme', `${layout.folder}/acme`)
      .replaceAll('/var/lib/jahrring/site', layout.site)
      .replace(/(listen (?:\S+:)?)(\d+)/g, (_, listen, port) => `${listen}${own[port]}`)
      .replace(
        /(server 127\.0\.0\.1:)(\d+)/g,
        (_, server, port) => `${server}${layout.ports.get(Number(port))}`,
      ),
  );
  const stop = await runNginx(program, folder, layout, () => answers(`http://127.0.0.1:${own[80]}/`));
  const certificate = readFileSync(path.join(folder, 'fullchain.pem'), 'utf8');
  return { httpPort: own[80], httpsPort: own[443], certificate, stop };
}
