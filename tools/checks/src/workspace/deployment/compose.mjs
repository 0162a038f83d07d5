import { checkAddresses } from './parts.mjs';

export function checkCompose({ services }, documents, problems) {
  const file = 'deploy/compose/compose.yaml';
  const compose = documents.find((document) => document.file === file)?.value;
  for (const { tool } of services) {
    const service = compose?.services?.[tool];
    if (!service?.command?.includes(`dist/services/${tool}/main.mjs`))
      problems.push(`${file}: ${tool} is not started`);
    if (!compose?.services?.nginx?.depends_on?.[tool])
      problems.push(`${file}: nginx does not wait for ${tool}`);
    checkAddresses(file, service?.environment ?? {}, services, (name) => name, problems);
  }
  const volumes = Object.keys(compose?.volumes ?? {});
  for (const [name, service] of Object.entries(compose?.services ?? {})) {
    for (const volume of service.volumes ?? []) {
      const source = volume.split(':')[0];
      if (!source.startsWith('.') && !volumes.includes(source))
        problems.push(`${file}: ${name}: no volume ${source}`);
    }
  }
}
