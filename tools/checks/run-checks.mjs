import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAuditLabels } from './src/workspace/audit/audit-labels.mjs';
import { checkBreakpoints } from './src/workspace/breakpoints.mjs';
import { checkConstructors } from './src/workspace/constructors.mjs';
import { checkContracts } from './src/workspace/contracts.mjs';
import { checkDeployment } from './src/workspace/deployment.mjs';
import { checkDescriptors } from './src/workspace/descriptors.mjs';
import { checkDesignSystem } from './src/workspace/design-system.mjs';
import { checkTexts } from './src/workspace/i18n-texts.mjs';
import { checkTextUsage } from './src/workspace/i18n-usage.mjs';
import { checkFeatureDoors } from './src/workspace/feature-doors.mjs';
import { checkFileSizes } from './src/workspace/file-sizes.mjs';
import { checkImportCycles } from './src/workspace/import-cycles.mjs';
import { checkMachinePaths } from './src/workspace/machine-paths.mjs';
import { checkPackages } from './src/workspace/packages.mjs';
import { checkServiceVersions } from './src/workspace/service-versions.mjs';
import { checkStyleSizes } from './src/workspace/style-sizes.mjs';

/** Runs every workspace check; `node tools/checks/run-checks.mjs`. Ends with 1 when one found a problem. */
const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

const checks = [
  ['packages and tags', checkPackages],
  ['versions of services', checkServiceVersions],
  ['texts are complete', checkTexts],
  ['texts used exist', checkTextUsage],
  ['descriptors', checkDescriptors],
  ['what the audit trail shows has a name', checkAuditLabels],
  ['contracts are the same each time', checkContracts],
  ['deployment', checkDeployment],
  ['the design system knows no tool', checkDesignSystem],
  ['breakpoints', checkBreakpoints],
  ['sizes of style sheets', checkStyleSizes],
  ['lengths of style sheets', checkFileSizes],
  ['no machine paths', checkMachinePaths],
  ['no import cycles', checkImportCycles],
  ['doors of features', checkFeatureDoors],
  ['dependencies of constructors', checkConstructors],
];

let failed = 0;
for (const [name, check] of checks) {
  const { problems, notes } = await check(root);
  process.stdout.write(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}\n`);
  for (const note of notes) process.stdout.write(`     note: ${note}\n`);
  for (const problem of problems) process.stdout.write(`     ${problem}\n`);
  if (problems.length > 0) failed += 1;
}
process.stdout.write(`checks: ${checks.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
