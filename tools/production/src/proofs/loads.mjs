import { integrityOf } from '../hash.mjs';
import { Registry, signIn, startFlips, twoVersions } from '../people.mjs';

const loads = 5_000;
const atOnce = 16;
const flips = 10;
const people = ['admin@demo.test', 'employee@demo.test', 'foreman@demo.test', 'manager@demo.test'];

/** 5 000 loads of `time` over HTTP, every byte held against its hash, while the registry flips ten times. */
export async function run({ url }) {
  const registry = await Registry.open(url);
  const versions = await twoVersions(registry, 'time');
  const signedIn = await Promise.all(people.map((email) => signIn(url, email)));
  const seen = new Map();
  const failures = [];
  let number = 0;
  const from = Date.now();
  const flipping = startFlips(registry, 'time', versions, { times: flips, pauseMs: 4_000 });
  const worker = async () => {
    // Goes on until all flips have happened within the loads.
    while (number < loads || flipping.count() < flips) {
      number += 1;
      const person = signedIn[number % signedIn.length];
      try {
        const version = await load(url, person, number);
        seen.set(version, (seen.get(version) ?? 0) + 1);
      } catch (error) {
        failures.push(error.message);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await flipping.run;
  if (failures.length > 0) throw new Error(`${failures.length} of ${number} loads failed: ${failures[0]}`);
  if (seen.size < 2) throw new Error('only one version was served: nothing was flipped');
  const shares = [...seen].map(([version, count]) => `${version} ${count}`).join(', ');
  return `${number} loads in ${Math.round((Date.now() - from) / 1000)} s, ${flips} flips, none failed (${shares})`;
}

/** Boot answer, entry, descriptor and two of the release's files, each with the hash the one before names. */
async function load(url, person, number) {
  const { status, body } = await person.call('GET', '/api/boot');
  if (status !== 200) throw new Error(`boot answers ${status}`);
  const tool = body.tools.find(({ id }) => id === 'time');
  if (!tool || !body.signature) throw new Error('time or its signature is missing');
  await checked(url, tool.entry, tool.integrity);
  const folder = tool.entry.slice(0, tool.entry.lastIndexOf('/'));
  const descriptor = JSON.parse(await fetched(url, `${folder}/descriptor.json`));
  if (descriptor.version !== tool.version) throw new Error(`${folder} holds ${descriptor.version}`);
  const { files } = descriptor.build;
  for (const step of [0, 1]) {
    const file = files[(number * 7 + step * 3) % files.length];
    await checked(url, `${folder}/${file.name}`, file.integrity);
  }
  return tool.version;
}

async function fetched(url, path) {
  const answer = await fetch(new URL(path, url), { headers: { 'accept-encoding': 'br' } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function checked(url, path, integrity) {
  if (integrityOf(await fetched(url, path)) !== integrity)
    throw new Error(`${path} is not what was released`);
}
