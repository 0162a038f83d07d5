import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runTypeScript } from '../../../../release/src/contract/typescript-hooks.mjs';
import { filesBelow, projectFolders, readText } from '../files.mjs';
import { flatten, textFolders } from '../i18n-texts.mjs';
import { auditedRecords } from './audited-records.mjs';
import { nestedFields } from './nested-fields.mjs';

/**
 * Checks that everything the audit trail shows of a licence has a German text: each step, each kind of record, each of
 * its fields, and the content of the fields.
 */
export async function checkAuditLabels(root) {
  runTypeScript();
  const kit = path.join(root, 'libs/service-kit');
  const load = (file) => import(pathToFileURL(path.join(root, file)).href);
  const { derivedFields, isShown } = await load('libs/service-kit/src/audit/audited-fields.ts');
  const { auditActions } = await load('libs/service-kit/src/audit/audit-actions.ts');
  // Extra fields stand there under titles of their own.
  const unlabelled = new Set(['extra', ...derivedFields]);
  const texts = germanTexts(root);
  const problems = actionProblems(auditActions, texts);
  const nested = nestedFields(root, entitiesWithJson(root));
  for (const folder of projectFolders(root, 'services')) {
    const tool = path.basename(folder);
    const { descriptor } = await load(`apps/${tool}/src/tool.descriptor.ts`);
    for (const { entity, fields, className } of auditedRecords(folder, kit)) {
      const shown = fields.filter((field) => !unlabelled.has(field) && isShown(field));
      const columns = nested.get(className) ?? new Map();
      const inner = shown.flatMap((field) => columns.get(field) ?? []);
      problems.push(
        ...recordProblems({ tool, records: descriptor.records ?? [], texts }, entity, [
          ...new Set([...shown, ...inner]),
        ]),
      );
    }
  }
  return { problems, notes: [] };
}

function entitiesWithJson(root) {
  const below = (folder) => filesBelow(path.join(folder, 'src'), (file) => /\.entity\.ts$/.test(file));
  return projectFolders(root, 'services')
    .flatMap(below)
    .filter((file) => readText(file).includes('JsonColumn('));
}

const actionGroup = 'common:audit.action.';

/** Each step that services write has a text, and no text is left without a step. */
export function actionProblems(actions, texts) {
  const keys = actions.map((action) => `${actionGroup}${action}`);
  const surplus = [...texts.keys()].filter((key) => key.startsWith(actionGroup) && !keys.includes(key));
  return [
    ...keys.filter((key) => !texts.has(key)).map((key) => `${key} has no German text in the audit trail`),
    ...surplus.map((key) => `${key} is the text of no step in libs/service-kit/src/audit/audit-actions.ts`),
  ];
}

export function recordProblems({ tool, records, texts }, entity, fields) {
  const record = records.find((one) => one.entity === entity);
  // A placeholder would stand empty in the trail.
  const has = (key) => texts.has(key) && !texts.get(key).includes('{{');
  const isNamed = has(record?.titleKey ?? `${tool}:record.${entity}`) || has(`common:audit.entity.${entity}`);
  const own = [record?.fieldsKey, ...(record?.partsKeys ?? [])];
  const groups = [...own, `${tool}:auditField`, 'common:audit.field', 'common:status'];
  const first = (field) => groups.map((group) => `${group}.${field}`).find((key) => texts.has(key));
  const unnamed = fields.filter((field) => !has(first(field)));
  return [
    ...(isNamed ? [] : [`${tool}: the record ${entity} has no German title in the audit trail`]),
    ...(unnamed.length > 0 ? [`${tool}: ${entity} has no German label for ${unnamed.join(', ')}`] : []),
  ];
}

/** Every German text by its full key: `time:field.note`. */
function germanTexts(root) {
  const all = new Map();
  for (const [namespace, folder] of textFolders(root)) {
    const part = flatten(JSON.parse(readText(path.join(folder, 'de.json'))));
    for (const [key, text] of part) all.set(`${namespace}:${key}`, text);
  }
  return all;
}
