import { isDraft } from '@jahrring/contracts-documents';
import { FixedClock } from '@jahrring/service-kit';
import { givenDatabase, startTestService } from '@jahrring/testing';
import { DocumentRepository } from '../record/document.repository';
import { IssueService } from '../issue/issue.service';
import { documentsService } from '../documents.service-definition';
import { FakeTime, now } from './a-documents-service';

const WRITERS = 12;
const ROLLED_BACK = 10;

class GivenUp extends Error {}

/** Issues every draft there is with twelve writers at once, one in ten rolled back, and tells each number. */
async function issueAll(): Promise<void> {
  const clock = new FixedClock(now);
  const app = await startTestService(documentsService, {
    database: givenDatabase(),
    clock,
    client: new FakeTime(),
  });
  const ctx = app.ctx();
  const found = await app
    .get(DocumentRepository)
    .list(ctx, { page: 1, pageSize: 'all', sort: [], filter: {} }, { fields: {}, search: [] });
  const drafts = found.items.filter(isDraft);
  const writer = async (own: typeof drafts) => {
    for (const { id, version, title } of own) {
      try {
        const number = await app.db.tx(ctx, async (tx) => {
          const issued = await app.get(IssueService).issue(tx, id, version);
          if (Number(title) % ROLLED_BACK === 0) throw new GivenUp();
          return issued.number;
        });
        process.stdout.write(`${number}\n`);
      } catch (error) {
        if (!(error instanceof GivenUp)) throw error;
      }
    }
  };
  await Promise.all(
    Array.from({ length: WRITERS }, (_, n) =>
      writer(drafts.filter((_draft, index) => index % WRITERS === n)),
    ),
  );
  await app.close();
}

await issueAll();
