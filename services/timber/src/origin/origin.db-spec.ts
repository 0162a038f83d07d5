import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

const url = `${timberUrl}/origins`;

describe('origins', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('keep the plot, the certificate and the due-diligence numbers', async () => {
    const origin = {
      title: 'Bannwald',
      polygon: [
        [7.6, 47.05],
        [7.61, 47.05],
        [7.61, 47.06],
      ],
      certificateKind: 'fsc',
      certificateNumber: 'FSC-C000000',
      certificateUntil: '2027-12-31',
      ddsReference: '25CHABC1234567',
      ddsVerification: 'V1234567',
      species: ['fi', 'ta'],
    };
    const { status, body } = await admin.post(url, origin);
    expect(status).toBe(201);
    expect((await admin.get(`${url}/${body.id}`)).body).toMatchObject(origin);
  });

  it.each([
    [{ certificateKind: 'pefc', certificateUntil: '2027-01-01' }, 'certificateNumber'],
    [{ certificateKind: 'pefc', certificateNumber: 'P-1' }, 'certificateUntil'],
    [{ harvestFrom: '2026-02-01', harvestUntil: '2026-01-01' }, 'harvestUntil'],
    [{ ownerId: '018f0000-0000-7000-8000-000000000001' }, 'ownerId'],
  ])('%j: refused for %s', async (fields, field) => {
    const { status, body } = await admin.post(url, { title: 'Bannwald', ...fields });
    expect([status, body.fields[0].field]).toEqual([422, field]);
  });
});
