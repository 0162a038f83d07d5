/**
 * Allowed dependencies between projects. Every project has one `scope:` and one `type:` tag; there is no wildcard on
 * both sides.
 */
export const scopes = [
  'addresses',
  'admin',
  'bookkeeping',
  'documents',
  'evaluations',
  'inventory',
  'machine-control',
  'planning',
  'projects',
  'support',
  'timber',
  'time',
];

const only = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

const byType = [
  only('type:app', 'type:ui', 'type:tool-kit', 'type:contract', 'type:testing'),
  only('type:shell', 'type:ui', 'type:tool-kit', 'type:contract', 'type:testing'),
  only('type:service', 'type:service-kit', 'type:contract', 'type:demo', 'type:testing'),
  only('type:contract', 'type:contract'),
  // The scopes below leave the design system the shared contract alone: forms say the same as services.
  only('type:ui', 'type:ui', 'type:contract'),
  only('type:tool-kit', 'type:contract', 'type:ui'),
  only('type:service-kit', 'type:contract'),
  only('type:demo', 'type:contract', 'type:demo'),
  only('type:testing', 'type:service-kit', 'type:contract', 'type:demo', 'type:tool-kit', 'type:ui'),
  // Tools find each other by path (scripts) or not at all (TypeScript).
  only('type:tooling', 'type:service', 'type:service-kit', 'type:contract', 'type:demo'),
];

const all = (type, scope, ...onlyDependOnLibsWithTags) => ({
  allSourceTags: [`type:${type}`, `scope:${scope}`],
  onlyDependOnLibsWithTags,
});

const byScope = [
  ...scopes.map((scope) => all('app', scope, `scope:${scope}`, 'scope:shared')),
  ...scopes.map((scope) => all('contract', scope, `scope:${scope}`, 'scope:shared')),
  // A service reads other tools' contracts (events, internal answers); `type:service` above keeps services apart.
  ...scopes.map((scope) => all('service', scope, ...scopes.map((other) => `scope:${other}`), 'scope:shared')),
  ...['contract', 'ui', 'tool-kit', 'service-kit', 'demo'].map((type) => all(type, 'shared', 'scope:shared')),
  // Sign-in, roles and the release set are the admin tool's contract.
  all('testing', 'shared', 'scope:shared', 'scope:admin'),
  all('shell', 'shell', 'scope:shell', 'scope:shared', 'scope:admin'),
];

export const depConstraints = [...byType, ...byScope];

/** Browser tests know the demo people and places they see. */
export const browserTestConstraints = depConstraints.map((constraint) =>
  ['type:app', 'type:shell'].includes(constraint.sourceTag)
    ? { ...constraint, onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, 'type:demo'] }
    : constraint,
);
