import { campaignDefaults, type CreateIdea, type IdeaState } from '@jahrring/contracts-admin';
import { demoId, demoLicences, demoMusterPeople, demoPeople, type DemoPerson } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import {
  CampaignPledgeRepository,
  CampaignRepository,
  IdeaCommentRepository,
  IdeaRepository,
  PlannedPluginRepository,
  PluginOfferRepository,
  PluginVoteRepository,
} from '../identity/plugin';

const dayMilliseconds = 86_400_000;
const dronePictures = 'drone-pictures';

interface Author {
  licenceId: string;
  userId: string;
  name: string;
}

/** Ideas of the admins of both demo licences, with their comments. Their ids stay, so that votes of others find them again. */
export async function seedIdeas(seed: SeedContext): Promise<void> {
  const ueli = adminOf(demoLicences.bergwald.id, demoPeople);
  const fritz = adminOf(demoLicences.muster.id, demoMusterPeople);
  const weather = demoId('idea', 1);
  await propose(seed, weather, ueli, {
    title: 'Wetter der Woche in der Einsatzplanung',
    text: 'Regen und Wind je Einsatzort bei jedem Tag der Planung, damit wir Seilkran und Fällarbeiten rechtzeitig verschieben.',
  });
  await vote(seed, fritz, weather);
  await comment(seed, fritz, weather, 'Brauchen wir fürs Aufrichten auch: ab 40 km/h Wind geht nichts.');
  await comment(seed, ueli, weather, 'Am liebsten mit einer Warnung am Abend vorher.');
  await propose(seed, demoId('idea', 2), fritz, {
    title: 'Abbundliste aus dem Auftrag',
    text: 'Holzliste mit Querschnitten und Längen aus den Positionen des Auftrags, als Datei für die Abbundmaschine.',
  });
  await seedFailedCampaign(seed, fritz, ueli);
  await propose(seed, demoId('idea', 3), ueli, {
    title: 'Lohnbuchhaltung mit Lohnausweis',
    text: 'Löhne samt AHV, BVG und Lohnausweis direkt in Jahrring abrechnen.',
    state: 'declined',
    reason: 'Dafür gibt es geprüfte Lohnprogramme; die Zeiten lassen sich dorthin übergeben.',
  });
}

/** A campaign of last autumn that too few took part in: its pledges have lapsed, the extension is still to come. */
async function seedFailedCampaign(seed: SeedContext, fritz: Author, ueli: Author): Promise<void> {
  const wish = {
    title: 'Drohnenbilder der Bestände',
    text: 'Luftbilder je Auftrag ablegen und Sturmschäden darin markieren.',
  };
  const [someone] = [ueli, fritz].filter(({ licenceId }) => seed.wants(licenceId));
  if (!someone) return;
  const ctx = seed.ctx(someone.licenceId);
  const id = (await announcedId(seed, ctx)) ?? demoId('idea', 4);
  await propose(seed, id, ueli, { ...wish, state: 'planned' });
  await vote(seed, fritz, id);
  const endsAt = new Date(seed.clock.now().getTime() - 30 * dayMilliseconds);
  if (seed.isFirst) await announce(seed, ctx, { id, ...wish, endsAt });
  const [campaign] = await seed.get(CampaignRepository).findOfPlugin(ctx, id);
  const pledgedAt = new Date(endsAt.getTime() - 90 * dayMilliseconds);
  for (const [author, amount] of [
    [ueli, '2500.00'],
    [fritz, '800.00'],
  ] as const) {
    if (!campaign || !seed.wants(author.licenceId)) continue;
    await seed.get(CampaignPledgeRepository).insert(seed.ctx(author.licenceId), {
      ...{ campaignId: campaign.id, amount, pledgedById: author.userId, pledgedBy: author.name, pledgedAt },
      ...{ invoicedAt: null, billLicenceId: null, billNumber: null, billProblem: null },
    });
  }
}

/** Extension and campaign are of the installation: they stay when a licence is set back. */
async function announcedId(seed: SeedContext, ctx: RequestContext): Promise<string | undefined> {
  const announced = await seed.get(PlannedPluginRepository).findAll(ctx);
  return announced.find(({ pluginKey }) => pluginKey === dronePictures)?.id;
}

async function announce(
  seed: SeedContext,
  ctx: RequestContext,
  { id, title, text, endsAt }: { id: string; title: string; text: string; endsAt: Date },
): Promise<void> {
  const titles = { de: title, en: 'Drone pictures', fr: 'Images par drone', it: 'Immagini da drone' };
  const planned = { pluginKey: dronePictures, titles, texts: { de: text }, price: '19.00' };
  await seed.get(PlannedPluginRepository).create(ctx, { id, ...planned });
  await seed.get(PluginOfferRepository).put(ctx, planned.pluginKey, 0, {
    categories: ['wood'],
    dependsOn: ['timber'],
  });
  await seed.get(CampaignRepository).insert(ctx, {
    ...{ pluginId: id, goal: '12000.00', ...campaignDefaults, endsAt },
    benefit: { de: 'Ein Tag Einführung im eigenen Betrieb' },
    ...{ state: 'failed', toldState: 'failed', invoicedAt: null, deliveredAt: null },
  });
}

function adminOf(licenceId: string, people: readonly DemoPerson[]): Author {
  const admin = people.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('The demo licence has an admin');
  return { licenceId, userId: admin.userId, name: `${admin.firstName} ${admin.lastName}` };
}

interface Wish extends CreateIdea {
  state?: IdeaState;
  reason?: string;
}

async function propose(seed: SeedContext, id: string, author: Author, wish: Wish): Promise<void> {
  const { title, text, state = 'proposed', reason = null } = wish;
  if (seed.wants(author.licenceId))
    await seed.get(IdeaRepository).insert(seed.ctx(author.licenceId), {
      ...{ id, title, text, state, toldState: state, reason },
      ...{ proposedById: author.userId, proposedBy: author.name },
    });
  await vote(seed, author, id);
}

async function vote(seed: SeedContext, { licenceId, userId }: Author, pluginId: string): Promise<void> {
  if (!seed.wants(licenceId)) return;
  await seed.get(PluginVoteRepository).insert(seed.ctx(licenceId), { pluginId, userId });
}

async function comment(seed: SeedContext, author: Author, ideaId: string, text: string): Promise<void> {
  const { licenceId, userId: authorId, name } = author;
  if (!seed.wants(licenceId)) return;
  await seed.get(IdeaCommentRepository).insert(seed.ctx(licenceId), { ideaId, text, authorId, author: name });
}
