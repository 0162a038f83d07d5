import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkAddresses } from './parts.mjs';

export function checkKubernetes(root, { services }, documents, problems) {
  const kubernetes = documents.filter(({ file }) => file.startsWith('deploy/kubernetes/'));
  const customizations = kubernetes.filter(({ value }) => value?.kind === 'Kustomization');
  const claims = new Set();
  const settings = new Set(['jahrring-secrets']);
  for (const { file, value } of customizations) {
    const folder = path.dirname(file);
    const named = [
      ...(value.resources ?? []),
      ...(value.configMapGenerator ?? []).flatMap((map) => map.files ?? []),
    ];
    for (const name of named) {
      if (!existsSync(path.join(root, folder, name.split('=').at(-1))))
        problems.push(`${file}: ${name} does not exist`);
    }
    for (const map of value.configMapGenerator ?? []) settings.add(map.name);
  }
  for (const { value } of kubernetes)
    if (value?.kind === 'PersistentVolumeClaim') claims.add(value.metadata.name);
  for (const { tool } of services) {
    const file = `deploy/kubernetes/services/${tool}/kustomization.yaml`;
    const own = customizations.find((document) => document.file === file)?.value;
    const labels = own?.labels?.[0]?.pairs ?? {};
    if (own?.namePrefix !== `${tool}-` || labels['app.kubernetes.io/component'] !== tool) {
      problems.push(`${file}: name and component are not ${tool}`);
    }
    for (const overlay of ['production', 'trial']) {
      const at = `deploy/kubernetes/overlays/${overlay}/kustomization.yaml`;
      const resources = customizations.find((document) => document.file === at)?.value.resources ?? [];
      if (!resources.includes(`../../services/${tool}`)) problems.push(`${at}: ${tool} is missing`);
    }
  }
  checkWorkloads(kubernetes, { claims, settings }, problems);
  const literals = customizations.find(({ file }) => file.includes('/settings/'))?.value.configMapGenerator[0]
    .literals;
  const environment = Object.fromEntries(
    (literals ?? []).map((line) => [line.split('=')[0], line.replace(/^[^=]*=/, '')]),
  );
  checkAddresses('deploy/kubernetes/settings', environment, services, (tool) => `${tool}-service`, problems);
}

/** Ports, claims and config maps a workload names exist. */
function checkWorkloads(documents, { claims, settings }, problems) {
  for (const { file, value } of documents) {
    const pod = value?.spec?.template?.spec;
    if (!pod) continue;
    const templates = (value.spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name);
    const volumes = new Set([...(pod.volumes ?? []).map(({ name }) => name), ...templates]);
    for (const volume of pod.volumes ?? []) {
      const claim = volume.persistentVolumeClaim?.claimName;
      if (claim && !claims.has(claim)) problems.push(`${file}: no claim ${claim}`);
      if (volume.configMap && !settings.has(volume.configMap.name))
        problems.push(`${file}: no ${volume.configMap.name}`);
    }
    for (const container of pod.containers) {
      const ports = new Set((container.ports ?? []).flatMap(({ name, containerPort: port }) => [name, port]));
      for (const probe of ['readinessProbe', 'livenessProbe', 'startupProbe']) {
        const port = container[probe]?.httpGet?.port ?? container[probe]?.tcpSocket?.port;
        const siblings = pod.containers
          .flatMap((other) => other.ports ?? [])
          .map((other) => other.containerPort);
        if (port !== undefined && !ports.has(port) && !siblings.includes(port)) {
          problems.push(`${file}: ${container.name}: ${probe} asks port ${port}`);
        }
      }
      for (const { name } of container.volumeMounts ?? []) {
        if (!volumes.has(name)) problems.push(`${file}: ${container.name}: no volume ${name}`);
      }
      for (const from of container.envFrom ?? []) {
        const name = from.configMapRef?.name ?? from.secretRef?.name;
        if (!settings.has(name)) problems.push(`${file}: ${container.name}: no ${name}`);
      }
    }
  }
}
