import { demoLicences, demoMusterPeople, demoPeople, type DemoPerson } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import { IdeaCommentRepository, IdeaRepository, PluginVoteRepository } from '../plugin';

interface Author {
  licenceId: string;
  userId: string;
  name: string;
}

/** What the admins of both demo licences wish for, and what they say about it. */
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
  await propose(seed, ueli, {
    title: 'Lohnbuchhaltung mit Lohnausweis',
    text: 'Löhne samt AHV, BVG und Lohnausweis direkt in Jahrring abrechnen.',
    reason: 'Dafür gibt es geprüfte Lohnprogramme; die Zeiten lassen sich dorthin übergeben.',
  });
}

function adminOf(licenceId: string, people: readonly DemoPerson[]): Author {
  const admin = people.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('The demo licence has an admin');
  return { licenceId, userId: admin.userId, name: `${admin.firstName} ${admin.lastName}` };
}

async function propose(
  seed: SeedContext,
  author: Author,
  { title, text, reason = null }: { title: string; text: string; reason?: string | null },
): Promise<string> {
  const state = reason === null ? 'proposed' : 'declined';
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
