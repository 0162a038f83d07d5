const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function assertKebab(name, what) {
  if (!kebab.test(name ?? ''))
    throw new Error(`${what} "${name}" must be in kebab case, for example log-deck.`);
}

export const pascal = (name) =>
  name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter) => letter.toUpperCase());
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
export const snake = (name) => name.replaceAll('-', '_');

/** `companies` → `company`, `sawmills` → `sawmill`, `hay` → `hay`: good enough to propose; `--entity` says otherwise. */
export function singular(name) {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name;
}

export function pluralOf(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

const sentence = (name) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/**
 * The permission key of each action. It begins with the tool's name, and goes on with the entity's for all but the first; a
 * plugin brings two keys of its own, one to look and one to change.
 */
function keysOf({ tool, entity, isFirst, plugin }) {
  if (plugin) {
    const [look, change] = ['index', 'manage'].map((action) => `tools.${snake(plugin)}.${action}`);
    return {
      prefix: snake(plugin),
      keys: { index: look, show: look, create: change, update: change, delete: change },
    };
  }
  const own = snake(singular(tool));
  const prefix = isFirst ? own : `${own}.${snake(entity)}`;
  const actions = ['index', 'show', 'create', 'update', 'delete'];
  return { prefix, keys: Object.fromEntries(actions.map((action) => [action, `tools.${prefix}.${action}`])) };
}

/** Every spelling the templates need. The entity a tool begins with (`isFirst`) has the tool's own path. */
export function namesOf({
  tool,
  entity,
  plural = pluralOf(entity),
  label = sentence(plural),
  stamp,
  isFirst = false,
  plugin = null,
}) {
  assertKebab(tool, 'The tool');
  assertKebab(entity, 'The entity');
  assertKebab(plural, 'The plural');
  return {
    tool,
    Tool: pascal(tool),
    toolCamel: camel(tool),
    toolProperty: tool.includes('-') ? `'${tool}'` : tool,
    entity,
    Entity: pascal(entity),
    entityCamel: camel(entity),
    plural,
    Plural: pascal(plural),
    pluralCamel: camel(plural),
    table: snake(plural),
    plugin,
    ...keysOf({ tool, entity, isFirst, plugin }),
    words: plural.replaceAll('-', ' '),
    label,
    path: isFirst ? `/${tool}` : `/${tool}/${plural}`,
    stamp,
  };
}
