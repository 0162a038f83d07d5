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

/** Every spelling the templates need. The entity a tool begins with (`isFirst`) has the tool's own path. */
export function namesOf({
  tool,
  entity,
  plural = pluralOf(entity),
  label = sentence(plural),
  stamp,
  isFirst = false,
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
    key: snake(entity),
    words: plural.replaceAll('-', ' '),
    label,
    path: isFirst ? `/${tool}` : `/${tool}/${plural}`,
    stamp,
  };
}
