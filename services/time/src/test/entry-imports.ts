import type { EntryImportSettings } from '@jahrring/contracts-time';
import type { TestClient, TestService } from '@jahrring/testing';

export const importsPath = '/api/time/entry-imports';

/** Imports of time entries as a person makes them. */
export function entryImports(app: TestService, client: TestClient) {
  const work = () => app.runJob('kit.work');
  const get = async (id: string, path = '') => (await client.get(`${importsPath}/${id}${path}`)).body;
  const upload = (content: string | Buffer, name = 'zeiten.csv') =>
    client.post(importsPath, undefined, { file: { name, content, type: 'text/csv' } });
  const rows = async (id: string, outcome?: string) =>
    (await get(id, `/rows?pageSize=all${outcome ? `&filter[outcome]=${outcome}` : ''}`)).items;

  return {
    get,
    rows,
    upload,
    /** Looks at a file with the proposed settings and those given; `found`: what stands beside its rows. */
    async check(content: string | Buffer, change: Partial<EntryImportSettings> = {}) {
      const { body } = await upload(content);
      await client.post(`${importsPath}/${body.id}/check`, { ...body.settings, ...change });
      await work();
      return { ...(await get(body.id)), found: await get(body.id, '/found') };
    },
    async explain(id: string, words: readonly object[]) {
      await client.post(`${importsPath}/${id}/words`, { words });
      await work();
      return { ...(await get(id)), found: await get(id, '/found') };
    },
    async run(id: string, skipErrors = false) {
      const answer = await client.post(`${importsPath}/${id}/commit`, { skipErrors });
      if (answer.status !== 202) return answer;
      await work();
      return get(id);
    },
    async undo(id: string, body: object = {}) {
      const answer = await client.post(`${importsPath}/${id}/undo`, body);
      if (answer.status !== 202) return answer;
      await work();
      return get(id);
    },
  };
}
