import type { StatementLineView } from '@jahrring/contracts-bookkeeping';
import type { TestClient, TestService } from '@jahrring/testing';
import { camt, entry } from './camt-file';

const path = '/api/bookkeeping';

/** Reads a notification of one payment and returns its open line. */
export async function importIncoming(
  app: TestService,
  client: TestClient,
  payment: { amount: string; reference: string },
): Promise<StatementLineView | undefined> {
  const ref = `${payment.amount}-${payment.reference}`.slice(0, 30);
  const content = camt('notification', [entry({ ref, ...payment })], { id: ref });
  await client.post(`${path}/statements`, undefined, { file: { name: 'camt.xml', content } });
  await app.runJob('kit.work');
  const { body } = await client.get(`${path}/statement-lines?filter[state]=open&pageSize=all`);
  const lines = body.items as StatementLineView[];
  return lines.find((line) => line.amount === payment.amount && line.reference === payment.reference);
}
