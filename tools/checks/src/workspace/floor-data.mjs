import path from 'node:path';

const tablePattern = /@Entity\(\s*'(\w+)'/g;

/** Words that stand before the name of a table in SQL. */
const usedTables = /\b(?:FROM|JOIN|INTO|UPDATE)\s+["`]?([a-z]\w*)/g;

const valueExport = /^export \{([^}]*)\}/gm;

/**
 * Returns what would tie floors of a service together by their data: SQL of one that names a table of another, and an
 * `index.ts` that exports repositories or tables (their types may pass: a record is read, not queried).
 */
export function checkFloorData(source, floors, files, read) {
  const floorOf = (file) => floors.find((floor) => file.startsWith(path.join(source, floor) + path.sep));
  const owners = new Map();
  for (const file of files) {
    const floor = floorOf(file);
    if (floor === undefined) continue;
    for (const [, table] of read(file).matchAll(tablePattern)) owners.set(table, floor);
  }
  const found = [];
  for (const file of files) {
    const own = floorOf(file);
    if (own === undefined) continue;
    const text = read(file);
    for (const [, table] of text.matchAll(usedTables)) {
      const owner = owners.get(table);
      if (owner !== undefined && owner !== own)
        found.push({ file, problem: `the table ${table} belongs to the floor ${owner}` });
    }
    if (file !== path.join(source, own, 'index.ts')) continue;
    for (const [, names] of text.matchAll(valueExport)) {
      for (const name of names.split(',').map((one) => one.trim()))
        if (/(?:Repository|Entity)$/.test(name))
          found.push({ file, problem: `${name} gives other floors a way into tables of this one` });
    }
  }
  return found;
}
