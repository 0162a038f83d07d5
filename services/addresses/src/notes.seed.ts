import { addDays, localDateAt } from '@jahrring/contracts-common';
import { demoAddresses, demoMusterAddresses, demoMusterPeople, demoPeople } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { NextStepRepository } from './next-step';
import { AddressNoteRepository } from './note';

/** Address, author, days before today, text. */
type DemoNote = readonly [address: number, author: number, daysAgo: number, text: string];
/** Address, whose it is, days from today until it is due, text; done ones were done on their day. */
type DemoStep = readonly [address: number, person: number, due: number, text: string, done?: 'done'];

const notes: readonly DemoNote[] = [
  [1, 4, 61, 'Waldbegehung mit dem Burgerrat. Durchforstung im Nordhang erst nach der Brutzeit, ab August.'],
  [1, 15, 34, 'Telefon mit der Verwalterin: Die Offerte geht am 12. in die Kommission, Antwort Ende Monat.'],
  [1, 4, 8, 'Zusage mündlich erhalten. Sie wünschen zwei Akontorechnungen statt einer Schlussrechnung.'],
  [2, 15, 20, 'Möchte die Hecke künftig jedes Jahr im Februar schneiden lassen. Zufahrt nur über den Hof.'],
  [
    3,
    4,
    45,
    'Seilkran nur mit Bewilligung der Gemeinde. Ansprechperson für die Strassensperrung ist der Wegmeister.',
  ],
  [3, 2, 5, 'Reklamation wegen Fahrspuren am Wanderweg. Wir bessern bis Ende Woche aus, ohne Kosten.'],
  [5, 4, 12, 'Neue Gemeindeschreiberin seit diesem Monat. Rechnungen bitte nur noch als PDF.'],
  [7, 15, 27, 'Nimmt im Herbst 400 m³ Fichte ab, Sortiment B/C. Preis noch offen, Richtpreis vom Vorjahr.'],
  [7, 4, 3, 'Am Polterplatz getroffen: Qualität war in Ordnung, er meldet sich wegen Lärche.'],
  [
    9,
    15,
    16,
    'Sucht regionales Konstruktionsholz mit Herkunftsnachweis für einen Schulhausbau im nächsten Jahr.',
  ],
];

const steps: readonly DemoStep[] = [
  [1, 2, 2, 'Auftragsbestätigung mit zwei Akontorechnungen senden'],
  [1, 4, -6, 'Begehung Nordhang vereinbaren', 'done'],
  [3, 2, -1, 'Wegmeister wegen der Strassensperrung anrufen'],
  [3, 5, 1, 'Fahrspuren am Wanderweg ausbessern und Fotos schicken'],
  [5, 2, 6, 'Neue Gemeindeschreiberin besuchen'],
  [7, 15, 4, 'Preis für 400 m³ Fichte vorschlagen'],
  [7, 4, -14, 'Polter abnehmen lassen', 'done'],
  [9, 15, 11, 'Muster und Nachweis für das Schulhaus vorbeibringen'],
];

const musterNotes: readonly DemoNote[] = [
  [1, 1, 9, 'Bezahlt lieber per Karte vor Ort. Gärtnerarbeiten jeweils am Vormittag.'],
];
const musterSteps: readonly DemoStep[] = [[1, 1, 3, 'Offerte für den Frühling schicken']];

interface DemoYear {
  notes: readonly DemoNote[];
  steps: readonly DemoStep[];
  addresses: readonly { id: string }[];
  people: readonly { employeeId: string }[];
}

export const demoYears = {
  bergwald: { notes, steps, addresses: demoAddresses, people: demoPeople },
  muster: {
    notes: musterNotes,
    steps: musterSteps,
    addresses: demoMusterAddresses,
    people: demoMusterPeople,
  },
} as const satisfies Record<string, DemoYear>;

/** Creates notes of what was discussed with customers, and the next steps. */
export async function seedNotes(seed: SeedContext, ctx: RequestContext, year: DemoYear): Promise<void> {
  const today = localDateAt(seed.clock.now(), ctx.timeZone);
  const addressId = (n: number) => year.addresses[n - 1]?.id ?? '';
  const employeeId = (n: number) => year.people[n - 1]?.employeeId ?? '';
  await seed.get(AddressNoteRepository).insertMany(
    ctx,
    year.notes.map(([address, author, daysAgo, text]) => ({
      ...{ addressId: addressId(address), authorId: employeeId(author) },
      ...{ text, notedOn: addDays(today, -daysAgo) },
    })),
  );
  await seed.get(NextStepRepository).insertMany(
    ctx,
    year.steps.map(([address, person, due, text, done]) => {
      const dueOn = addDays(today, due);
      const doneAt = done ? new Date(`${dueOn}T09:00:00Z`) : null;
      const whose = { addressId: addressId(address), employeeId: employeeId(person) };
      return { ...whose, text, dueOn, doneAt, remindsOn: done ? null : dueOn };
    }),
  );
}
