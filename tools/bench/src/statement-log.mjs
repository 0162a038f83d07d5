const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Reads which statements a request runs, from the server's own log. */
export class StatementLog {
  constructor(connection) {
    this.connection = connection;
  }

  /** Statements of the connection that ran one containing `mark`, in order. */
  async record(mark, run) {
    await this.connection.query("SET GLOBAL log_output = 'TABLE'");
    await this.connection.query('TRUNCATE mysql.general_log');
    await this.connection.query('SET GLOBAL general_log = ON');
    await run();
    await this.connection.query('SET GLOBAL general_log = OFF');
    const [rows] = await this.connection.query(
      "SELECT thread_id, argument FROM mysql.general_log WHERE command_type IN ('Query', 'Execute')",
    );
    const all = rows.map(({ thread_id: thread, argument }) => ({ thread, sql: argument.toString() }));
    return statementsAround(all, mark);
  }
}

/** The marked statement with the transaction around it, or, outside of one, with those of the same connection. */
function statementsAround(all, mark) {
  const marked = all.find(({ sql }) => sql.includes(mark));
  if (!marked) throw new Error(`No statement contains ${mark}`);
  const own = all.filter(({ thread }) => thread === marked.thread).map(({ sql }) => sql);
  const at = own.findIndex((sql) => sql.includes(mark));
  const begin = own.findLastIndex((sql, index) => index <= at && /^START TRANSACTION/i.test(sql));
  const earlierEnd = own.findLastIndex((sql, index) => index < at && /^COMMIT/i.test(sql));
  if (begin === -1 || earlierEnd > begin)
    return own.filter((sql) => /^SELECT/i.test(sql) && sql.includes(mark));
  const end = own.findIndex((sql, index) => index >= at && /^COMMIT/i.test(sql));
  return own.slice(begin, end + 1);
}

/**
 * Finds the ids that every request makes anew: those of one recording that are not in another one of the same person.
 * Answers the fresh ids, and the statements in pieces: a text, or the number of a fresh id.
 */
export function withFreshIds(statements, others) {
  const known = new Set(others.join('\n').match(uuid) ?? []);
  const fresh = [...new Set(statements.join('\n').match(uuid) ?? [])].filter((id) => !known.has(id));
  const numbers = new Map(fresh.map((id, index) => [id, index]));
  const pieces = statements.map((sql) => splitByIds(sql, numbers));
  return { pieces, fresh };
}

function splitByIds(sql, numbers) {
  const parts = [];
  let from = 0;
  for (const match of sql.matchAll(uuid)) {
    const number = numbers.get(match[0]);
    if (number === undefined) continue;
    parts.push(sql.slice(from, match.index), number);
    from = match.index + match[0].length;
  }
  parts.push(sql.slice(from));
  return parts;
}
