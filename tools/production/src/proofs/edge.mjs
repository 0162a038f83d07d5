import { setTimeout as delay } from 'node:timers/promises';
import { demoPassword } from '../../../bench/src/demo.mjs';
import { siteName, startNginxWithTls } from '../nginx.mjs';
import { Visitor } from '../visitor.mjs';

const megabyte = 1024 * 1024;
const attachmentBytes = 20 * megabyte;
const helloWithin = 3_000;
const forgedTries = 40;
const failuresOfAnAddress = 5;
const securityHeaders = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'strict-transport-security',
];

function expect(holds, problem) {
  if (!holds) throw new Error(problem);
}

/** Everything that the deployed nginx adds to the services, asked through TLS as visitors do. */
export async function run({ root, layout }) {
  const nginx = await startNginxWithTls(root, layout);
  try {
    const visitor = new Visitor(nginx);
    await namesAndProtocols(visitor);
    const files = await filesOfTheSite(visitor);
    await visitor.signIn('admin@demo.test', demoPassword);
    await answersOfServices(visitor);
    const hello = await liveStream(visitor);
    await uploads(visitor);
    await forgedAddresses(new Visitor(nginx));
    return `redirect, unknown names, ${files} files, headers once, stream after ${hello} ms, uploads, ${forgedTries} forged addresses counted as one`;
  } finally {
    await nginx.stop();
  }
}

async function namesAndProtocols(visitor) {
  const redirect = await visitor.ask('GET', '/timetables?page=2', { plain: true });
  const [to] = redirect.headers.of('location');
  expect(redirect.status === 301 && to === `https://${siteName}/timetables?page=2`, `http goes to ${to}`);
  const other = await visitor.ask('GET', '/', { plain: true, name: 'elsewhere.example' });
  expect(other.status === 421, `another name over http: ${other.status}`);
  const handshake = await visitor
    .ask('GET', '/', { name: 'elsewhere.example' })
    .then(({ status }) => status)
    .catch(({ message }) => message);
  expect(/unrecognized name/i.test(handshake), `another name over TLS: ${handshake}`);
  const claimed = await visitor.ask('GET', '/', { headers: { host: 'elsewhere.example' } });
  expect(claimed.status === 421, `another name inside TLS: ${claimed.status}`);
}

/** Hashed files stay for a year, the page is asked for each time; compressed when built; a missing file is no page. */
async function filesOfTheSite(visitor) {
  const brotli = { headers: { 'accept-encoding': 'br' } };
  const page = await visitor.ask('GET', '/timetables');
  securedOnce(page, '/');
  expect(page.headers.of('content-security-policy').length === 1, 'the page has not one policy');
  expect(page.headers.of('cache-control').join() === 'no-cache', 'the page is kept');
  const hashed = [...new Set(page.body.toString().match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  expect(hashed.length > 0, 'the page names no files');
  for (const file of hashed) {
    const { status, headers } = await visitor.ask('GET', file, brotli);
    const kept = headers.of('cache-control').join();
    expect(status === 200 && kept === 'public, max-age=31536000, immutable', `${file}: ${status}, ${kept}`);
    expect(headers.of('content-encoding').join() === 'br', `${file} is not compressed`);
    securedOnce({ headers }, file);
  }
  const missing = await visitor.ask('GET', '/assets/missing.js');
  expect(missing.status === 404, `a missing file: ${missing.status}`);
  expect(missing.headers.of('cache-control').length === 0, 'a missing file is kept');
  return hashed.length;
}

function securedOnce({ headers }, what) {
  for (const name of securityHeaders) {
    const values = headers.of(name);
    expect(values.length === 1 && !values[0].includes('nosniff,'), `${what}: ${name}: ${values.join(' | ')}`);
  }
}

async function answersOfServices(visitor) {
  const packed = { headers: { 'accept-encoding': 'gzip' } };
  const boot = await visitor.ask('GET', '/api/boot', packed);
  securedOnce(boot, '/api/boot');
  expect(boot.headers.of('content-encoding').join() === 'gzip', '/api/boot is not compressed');
  expect(boot.headers.of('cache-control').join() === 'no-store', '/api/boot may be kept');
  const texts = '/api/language/de/messages';
  const first = await visitor.ask('GET', texts, packed);
  const tag = first.headers.of('etag').join();
  const again = await visitor.ask('GET', texts, { headers: { ...packed.headers, 'if-none-match': tag } });
  expect(again.status === 304, `texts that are held already, ${tag}: ${again.status}`);
  for (const path of ['/api/admin/internal/metrics', '/api/nobody/things']) {
    const none = await visitor.ask('GET', path);
    expect(none.status === 404, `${path}: ${none.status}`);
    securedOnce(none, path);
  }
}

/** The first line comes while the stream is open: nobody gathers it. Answers the milliseconds until then. */
async function liveStream(visitor) {
  const from = Date.now();
  const told = visitor.ask('GET', '/api/live', { until: (text) => text.includes('event: hello') });
  const { headers } = await Promise.race([
    told,
    delay(helloWithin).then(() => Promise.reject(new Error(`no live line within ${helloWithin} ms`))),
  ]);
  expect(headers.of('content-encoding').length === 0, 'the live stream is compressed');
  return Date.now() - from;
}

/** A file as large as allowed is taken; of a larger one the service names the limit, what is larger than any limit nginx refuses. */
async function uploads(visitor) {
  const list = await visitor.ask('GET', '/api/projects/projects?pageSize=1');
  const [project] = JSON.parse(list.body.toString()).items;
  for (const [bytes, expected, said] of [
    [attachmentBytes, 201, 'edge-'],
    [attachmentBytes + 1, 422, 'maxFile'],
    [111 * megabyte, 413, 'errors.payloadTooLarge'],
  ]) {
    const answer = await upload(visitor, `/api/projects/projects/${project.id}/files`, bytes);
    expect(answer.status === expected, `${bytes} bytes: ${answer.status} ${answer.body}`);
    expect(answer.body.includes(said), `${bytes} bytes: ${answer.body} does not say ${said}`);
    securedOnce(answer, 'an upload');
  }
}

function upload(visitor, path, bytes) {
  const boundary = 'edge-of-the-form';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="edge-${bytes}.bin"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(bytes, 7),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
  };
  return visitor.ask('POST', path, { headers, body });
}

/**
 * Wrong passwords for one account, each with another claimed address: the address nginx saw is locked after five of them. If
 * the claims counted, only the account would be, after ten.
 */
async function forgedAddresses(visitor) {
  await visitor.ask('GET', '/api/boot');
  const wrong = { email: 'nobody@demo.test', password: 'not-this-one' };
  for (let number = 1; number <= forgedTries; number += 1) {
    const claimed = `203.0.113.${number}`;
    const forged = { 'x-forwarded-for': claimed, forwarded: `for=${claimed}`, 'x-real-ip': claimed };
    const { status } = await visitor.send('/api/auth/login', wrong, forged);
    const expected = number > failuresOfAnAddress ? 429 : 401;
    expect(status === expected, `wrong password ${number} from a forged address: ${status}, not ${expected}`);
  }
}
