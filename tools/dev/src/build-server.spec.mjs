import { buildName } from './build-name.mjs';
import { BuildServer } from './build-server.mjs';

const shell = 'http://localhost:4200';
const entry = `var ${buildName('machine-control')} = 1;`;

describe('the server of a tool in development', () => {
  let server;
  let url;

  beforeEach(async () => {
    server = new BuildServer({ id: 'machine-control', port: 0, shell });
    await server.listen();
    url = `http://127.0.0.1:${server.server.address().port}`;
  });
  afterEach(() => server.close());

  const build = (text = entry) =>
    server.serve({
      descriptor: { id: 'machine-control', version: '0.1.0' },
      files: new Map([['remoteEntry.js', Buffer.from(text)]]),
    });
  const get = async (path) => {
    const answer = await fetch(url + path);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  it('says that nothing is built yet', async () => {
    expect((await get('/descriptor.json')).status).toBe(503);
  });

  it('gives each build a number of its own, in its name and in its files', async () => {
    build();
    build();
    const descriptor = JSON.parse((await get('/descriptor.json')).text);
    expect(descriptor).toMatchObject({ version: 'dev.2', entry: '/2/remoteEntry.js' });
    expect((await get(descriptor.entry)).text).toBe(`var ${descriptor.globalName} = 1;`);
    expect((await get('/1/remoteEntry.js')).text).not.toContain(descriptor.globalName);
  });

  it('keeps the builds that open pages may still use, and no more', async () => {
    for (let count = 0; count < 6; count += 1) build();
    expect((await get('/2/remoteEntry.js')).status).toBe(200);
    expect((await get('/1/remoteEntry.js')).status).toBe(404);
  });

  it('is for the shell of one installation only, and never cached', async () => {
    build();
    const { headers } = await get('/1/remoteEntry.js');
    expect(headers.get('access-control-allow-origin')).toBe(shell);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('tells what cannot be built until it is mended, also those who come later', async () => {
    const listen = async () => {
      const answer = await fetch(`${url}/builds`);
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      const until = async (end) => {
        let text = '';
        while (!text.endsWith(end)) text += (await reader.read()).value;
        return text;
      };
      return { until, close: () => reader.cancel() };
    };
    const early = await listen();
    await early.until(': listening\n\n');
    server.fail('services', 'Unexpected token\nin entry.service.ts');
    const fault = 'event: fault\ndata: "Unexpected token\\nin entry.service.ts"\n\n';
    expect(await early.until(fault)).toBe(fault);
    const late = await listen();
    expect(await late.until(fault)).toContain('listening');
    build();
    expect(await early.until('data: 1\n\n')).toBe('data: 1\n\n');
    server.mend('services');
    expect(await early.until('\n\n')).toBe('event: fault\ndata: ""\n\n');
    await Promise.all([early.close(), late.close()]);
  });

  it('tells of each build', async () => {
    const answer = await fetch(`${url}/builds`);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    build();
    expect((await reader.read()).value).toBe('data: 1\n\n');
    await reader.cancel();
  });
});
