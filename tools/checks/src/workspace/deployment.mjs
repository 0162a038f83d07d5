import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkCompose } from './deployment/compose.mjs';
import { checkKubernetes } from './deployment/kubernetes.mjs';
import { checkHeaders, checkNginx } from './deployment/nginx.mjs';
import { parseYaml, read } from './deployment/parts.mjs';
import { checkVariables } from './deployment/variables.mjs';

function checkMachine(root, { services }, problems) {
  const target = read(root, 'deploy/one-machine/jahrring.target');
  for (const { tool, ports } of services) {
    ports.forEach((_port, index) => {
      if (!target.includes(`jahrring@${tool}-${index + 1}.service`)) {
        problems.push(`deploy/one-machine/jahrring.target: ${tool}-${index + 1} is missing`);
      }
    });
    if (!existsSync(path.join(root, 'services', tool, 'src/main.ts'))) {
      problems.push(`deploy/topology.json: services/${tool} does not start alone`);
    }
  }
}

/**
 * Parses those parts of deploy/ that cannot run here, and compares every service, port, path and variable in it with
 * deploy/topology.json and with what the services read.
 */
export function checkDeployment(root) {
  const problems = [];
  const topology = JSON.parse(read(root, 'deploy/topology.json'));
  const services = readdirSync(path.join(root, 'services')).filter((tool) =>
    existsSync(path.join(root, 'services', tool, 'src/main.ts')),
  );
  for (const tool of services) {
    if (!topology.services.some((service) => service.tool === tool)) {
      problems.push(`deploy/topology.json: ${tool} is missing`);
    }
  }
  const documents = parseYaml(root, problems);
  checkNginx(root, topology, problems);
  checkHeaders(root, problems);
  checkMachine(root, topology, problems);
  checkCompose(topology, documents, problems);
  checkKubernetes(root, topology, documents, problems);
  checkVariables(root, documents, problems);
  return { problems, notes: [] };
}
