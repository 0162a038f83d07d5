import { fileURLToPath } from 'node:url';
import { aSheet, aWorkbook } from './a-workbook';
import { TableWorkers } from './table-workers';

const thread = fileURLToPath(new URL('../../../../dist/embedded/table.thread.mjs', import.meta.url));
const open: TableWorkers[] = [];

function workers(options: ConstructorParameters<typeof TableWorkers>[0] = {}): TableWorkers {
  const made = new TableWorkers({ thread, ...options });
  open.push(made);
  return made;
}

const many = (rows: number) => Array.from({ length: rows }, (_, n) => `${n};Fichte ${n}`).join('\n');

/** Its shared texts have to be kept while it is read. */
function ofManyTexts(count: number): Buffer {
  const texts = Array.from({ length: count }, (_, n) => `<si><t>${n}${'.'.repeat(80)}</t></si>`);
  const sheet = aSheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>');
  return aWorkbook(sheet, [['xl/sharedStrings.xml', `<sst>${texts.join('')}</sst>`]]);
}

describe('the built thread that reads tables', () => {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
  });

  it('hands over all rows in their order, and how the file is written', async () => {
    const { rows, text } = await workers().read(Buffer.from(many(30_000)));
    expect(text).toEqual({ encoding: 'utf-8', delimiter: ';' });
    expect(rows).toHaveLength(30_000);
    expect(rows[29_999]).toEqual({ line: 30_000, cells: ['29999', 'Fichte 29999'] });
  });

  it('says what is wrong and where', async () => {
    const bytes = aWorkbook(aSheet('<row r="1"><c r="ZZZZZ1"><v>1</v></c></row>'));
    await expect(workers().read(bytes)).rejects.toMatchObject({
      name: 'TableError',
      fault: 'tooManyColumns',
      line: 1,
    });
  });

  it('is ended at its memory limit and at its time limit, and reads the next file', async () => {
    const small = workers({ heap: 16 });
    const large = ofManyTexts(250_000);
    await expect(small.read(large)).rejects.toMatchObject({
      fault: 'tooLarge',
    });
    expect((await small.read(Buffer.from('a;b\n1;2'))).rows).toHaveLength(2);
    expect((await workers().read(large)).rows).toHaveLength(1);
    const short = workers({ limits: { milliseconds: 1 } });
    await expect(short.read(Buffer.from(many(400_000)))).rejects.toMatchObject({ fault: 'tooLarge' });
  });

  it('reads one file after the other, and refuses those for which there is no place to wait', async () => {
    const one = workers({ waiting: 2 });
    const file = Buffer.from(many(5_000));
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => one.read(file)));
    const outcomes = all.map(({ status }) => status);
    expect(outcomes.filter((status) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'UNAVAILABLE' },
    });
    expect((await one.read(file)).rows).toHaveLength(5_000);
  });

  it('lets other work have its turn while it reads', async () => {
    const order: string[] = [];
    const reading = workers()
      .read(Buffer.from(many(100_000)))
      .then(() => order.push('table'));
    await new Promise((resolve) => setImmediate(resolve));
    order.push('health');
    await reading;
    expect(order).toEqual(['health', 'table']);
  });
});
