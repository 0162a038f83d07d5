import { campaignDefaults, type CreateIdea, type IdeaState } from '@jahrring/contracts-admin';
import { demoLicences, demoMusterPeople, demoPeople, type DemoPerson } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import {
  CampaignPledgeRepository,
  CampaignRepository,
  IdeaCommentRepository,
  IdeaRepository,
  PlannedPluginRepository,
  PluginOfferRepository,
  PluginVoteRepository,
} from '../plugin';

const dayMilliseconds = 86_400_000;

interface Author {
  licenceId: string;
  userId: string;
  name: string;
}

/** Ideas of the admins of both demo licences, with their comments. */
export async function seedIdeas(seed: SeedContext): Promise<void> {
  const ueli = adminOf(demoLicences.bergwald.id, demoPeople);
  const fritz = adminOf(demoLicences.muster.id, demoMusterPeople);
  const weather = await propose(seed, ueli, {
    title: 'Wetter der Woche in der Einsatzplanung',
    text: 'Regen und Wind je Einsatzort bei jedem Tag der Planung, damit wir Seilkran und Fällarbeiten rechtzeitig verschieben.',
  });
  await vote(seed, fritz, weather);
  await comment(seed, fritz, weather, 'Brauchen wir fürs Aufrichten auch: ab 40 km/h Wind geht nichts.');
  await comment(seed, ueli, weather, 'Am liebsten mit einer Warnung am Abend vorher.');
  await propose(seed, fritz, {
    title: 'Abbundliste aus dem Auftrag',
    text: 'Holzliste mit Querschnitten und Längen aus den Positionen des Auftrags, als Datei für die Abbundmaschine.',
  });
  await seedFailedCampaign(seed, fritz, ueli);
  await propose(seed, ueli, {
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
  const id = await propose(seed, ueli, { ...wish, state: 'planned' });
  await vote(seed, fritz, id);
  const ctx = seed.ctx(ueli.licenceId);
  const titles = { de: wish.title, en: 'Drone pictures', fr: 'Images par drone', it: 'Immagini da drone' };
  const planned = { pluginKey: 'drone-pictures', titles, texts: { de: wish.text }, price: '19.00' };
  await seed.get(PlannedPluginRepository).create(ctx, { id, ...planned });
  await seed.get(PluginOfferRepository).put(ctx, planned.pluginKey, 0, {
    categories: ['wood'],
    dependsOn: ['timber'],
  });
  const endsAt = new Date(seed.clock.now().getTime() - 30 * dayMilliseconds);
  const { id: campaignId } = await seed.get(CampaignRepository).insert(ctx, {
    ...{ pluginId: id, goal: '12000.00', ...campaignDefaults, endsAt },
    benefit: { de: 'Ein Tag Einführung im eigenen Betrieb' },
    ...{ state: 'failed', toldState: 'failed', invoicedAt: null, deliveredAt: null },
  });
  const pledgedAt = new Date(endsAt.getTime() - 90 * dayMilliseconds);
  for (const [author, amount] of [
    [ueli, '2500.00'],
    [fritz, '800.00'],
  ] as const)
    await seed.get(CampaignPledgeRepository).insert(seed.ctx(author.licenceId), {
      ...{ campaignId, amount, pledgedById: author.userId, pledgedBy: author.name, pledgedAt },
      ...{ invoicedAt: null, billLicenceId: null, billNumber: null, billProblem: null },
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

async function propose(seed: SeedContext, author: Author, wish: Wish): Promise<string> {
  const { title, text, state = 'proposed', reason = null } = wish;
  const { id } = await seed.get(IdeaRepository).insert(seed.ctx(author.licenceId), {
    ...{ title, text, state, toldState: state, reason },
    ...{ proposedById: author.userId, proposedBy: author.name },
  });
  await vote(seed, author, id);
  return id;
}

async function vote(seed: SeedContext, { licenceId, userId }: Author, pluginId: string): Promise<void> {
  await seed.get(PluginVoteRepository).insert(seed.ctx(licenceId), { pluginId, userId });
}

async function comment(seed: SeedContext, author: Author, ideaId: string, text: string): Promise<void> {
  const { licenceId, userId: authorId, name } = author;
  await seed.get(IdeaCommentRepository).insert(seed.ctx(licenceId), { ideaId, text, authorId, author: name });
}
