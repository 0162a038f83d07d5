import { employeeChanged } from '@jahrring/contracts-admin';
import { newId, type Signature } from '@jahrring/contracts-common';
import type {
  CreateHandover,
  HoldingView,
  PersonalArticleDraft,
  PersonalArticleView,
  PersonalItemView,
} from '@jahrring/contracts-inventory';
import { testMember, type PrincipalOptions, type TestClient, type TestService } from '@jahrring/testing';

export const url = '/api/inventory';

/** A stroke across the field. */
export const aSignature: Signature = {
  width: 320,
  height: 160,
  strokes: [[20, 80, 60, 40, 120, 100, 200, 60]],
};

interface Employee {
  id?: string;
  name?: [firstName: string, lastName: string];
  active?: boolean;
  licence?: PrincipalOptions['licence'];
}

/** Tells the inventory of an employee, as the admin service does. */
export async function deliverEmployee(
  app: TestService,
  { id = testMember('employee'), name = ['Anna', 'Wald'], active = true, licence }: Employee = {},
): Promise<string> {
  await app.deliver(
    employeeChanged,
    {
      id,
      userId: newId(),
      firstName: name[0],
      lastName: name[1],
      email: 'anna@wald.test',
      role: 'employee',
      active,
    },
    licence ? { licence } : {},
  );
  return id;
}

export async function createArticle(
  client: TestClient,
  article: Partial<PersonalArticleDraft> = {},
): Promise<PersonalArticleView> {
  const given: PersonalArticleDraft = {
    title: 'Schnittschutzhose',
    kind: 'protective',
    sizes: ['M', 'L'],
    ...article,
  };
  const { status, body, text } = await client.post(`${url}/personal-articles`, given);
  if (status !== 201) throw new Error(`article not created: ${status} ${text}`);
  return body as PersonalArticleView;
}

/** An article whose pieces are known one by one, with one piece in the store. */
export async function createPiece(
  client: TestClient,
  {
    title = 'Motorsäge',
    serial = 'MS-1',
    ...article
  }: Partial<Omit<PersonalArticleDraft, 'serial'>> & { serial?: string } = {},
): Promise<PersonalItemView> {
  const made = await createArticle(client, { title, kind: 'tool', sizes: [], ...article, serial: true });
  const { body } = await client.post(`${url}/personal-items`, {
    articleId: made.id,
    serial,
    boughtOn: '2026-01-10',
  });
  return body as PersonalItemView;
}

/** A signed hand-over of nothing yet. */
export function aHandover(handover: Partial<CreateHandover> = {}): CreateHandover {
  return {
    id: newId(),
    employeeId: testMember('employee'),
    on: '2026-03-02',
    signedAt: '2026-03-02T08:15:00.000Z',
    issued: [],
    returned: [],
    note: null,
    personSignature: aSignature,
    giverSignature: aSignature,
    ...handover,
  };
}

export async function holdingsOf(client: TestClient, query = ''): Promise<HoldingView[]> {
  return (await client.get(`${url}/holdings${query}`)).body.items as HoldingView[];
}
