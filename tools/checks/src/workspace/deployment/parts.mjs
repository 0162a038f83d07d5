import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { filesBelow } from '../files.mjs';

/** The port of every service in a container. */
export const containerPort = 4300;

export const read = (root, file) => readFileSync(path.join(root, file), 'utf8');

/** Every YAML document of deploy/ as `{ file, value }`; what cannot be parsed becomes a problem. */
export function parseYaml(root, problems) {
  const documents = [];
  for (const file of filesBelow(path.join(root, 'deploy'), (file) => /\.ya?ml$/.test(file))) {
    const name = path.relative(root, file);
    for (const document of parseAllDocuments(readFileSync(file, 'utf8'), { merge: true })) {
      for (const error of document.errors) problems.push(`${name}: ${error.message}`);
      if (document.errors.length === 0) documents.push({ file: name, value: document.toJS() });
    }
  }
  return documents;
}

/** Checks the addresses at which services reach each other, by the names of a network. */
export function checkAddresses(file, environment, services, host, problems) {
  const urls = services.map(({ tool }) => `${tool}=http://${host(tool)}:${containerPort}`).join(',');
  if (environment.SERVICE_URLS !== urls) problems.push(`${file}: SERVICE_URLS is not ${urls}`);
  if (environment.ADMIN_URL !== `http://${host('admin')}:${containerPort}`)
    problems.push(`${file}: ADMIN_URL`);
  if (String(environment.PORT) !== String(containerPort))
    problems.push(`${file}: PORT is not ${containerPort}`);
}
