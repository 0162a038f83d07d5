import { demoId, demoMachines, demoProjects } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { QrCodeRepository } from '../qr-code/qr-code.repository';

/** Positions of the labels of running sites, degrees north and east: around Langnau i.E. */
const places: readonly (readonly [latitude: number, longitude: number])[] = [
  [46.9203, 7.8021],
  [46.9477, 7.7656],
  [46.9712, 7.8304],
  [46.9034, 7.8575],
  [46.9358, 7.7212],
];

/** Labels of the demo: at the sites where somebody works, and on the machines that go there. */
export async function seedQrCodes(seed: SeedContext, ctx: RequestContext): Promise<void> {
  const sites = demoProjects.filter(({ status }) => status === 'PROG').slice(0, places.length);
  const machines = demoMachines.filter(({ kind }) => kind === 'machines').slice(0, 3);
  const none = { projectId: null, objectId: null, latitude: null, longitude: null };
  const codes = [
    ...sites.map(({ id, number, title }, index) => {
      const [latitude = null, longitude = null] = places[index] ?? [];
      return { ...none, title: `${number} ${title}`, projectId: id, latitude, longitude };
    }),
    ...machines.map(({ id, title }) => ({ ...none, title, objectId: id })),
  ];
  await seed.get(QrCodeRepository).insertMany(
    ctx,
    codes.map((code, index) => ({ ...code, id: demoId('qrCode', index + 1), number: index + 1 })),
  );
}
