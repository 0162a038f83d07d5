import type { CaseKind, CaseStatus, CaseUrgency } from '@jahrring/contracts-support';

/** One line of a chat: whose (`c` asks, `d` answers, `n` a note of the desk), how many hours ago, what. */
export type DemoLine = readonly [who: 'c' | 'd' | 'n', hoursAgo: number, text: string];

export interface DemoCase {
  licence: 'bergwald' | 'muster';
  /** E-mail of who asks. */
  by: string;
  /** E-mail of who of the desk looks after it. */
  agent?: string;
  subject: string;
  kind: CaseKind;
  urgency: CaseUrgency;
  status: CaseStatus;
  page?: string;
  tool?: string;
  failureCode?: string;
  lines: readonly DemoLine[];
}

const ueli = 'admin@demo.test';
const regula = 'superadmin@demo.test';

/** Oldest first. */
export const demoCases: readonly DemoCase[] = [
  {
    licence: 'bergwald', by: 'supermanager@demo.test', agent: regula, subject: 'Logo auf der Rechnung ist unscharf',
    kind: 'question', urgency: 'low', status: 'closed', page: '/settings/documents', tool: 'documents',
    lines: [
      ['c', 640, 'Guten Tag. Auf gedruckten Rechnungen wirkt unser Logo verschwommen. Am Bildschirm ist es scharf. Was mache ich falsch?'],
      ['d', 637, 'Guten Tag Frau Wüthrich. Das hinterlegte Bild ist nur 180 Pixel breit. Für den Druck braucht es etwa 600. Hast du das Logo grösser?'],
      ['c', 635, 'Ja, unser Grafiker hat eines geschickt. Jetzt ist es perfekt, vielen Dank!'],
      ['d', 634, 'Sehr gut. Dann schliesse ich den Fall.'],
    ],
  },
  {
    licence: 'bergwald', by: 'foreman@demo.test', agent: ueli, subject: 'QR-Code am Harvester wird nicht erkannt',
    kind: 'fault', urgency: 'high', status: 'solved', page: '/timetables/scan', tool: 'time',
    lines: [
      ['c', 170, 'Der Code am Harvester lässt sich mit meinem Telefon nicht lesen. Bei den anderen Maschinen geht es.'],
      ['d', 169, 'Danke für die Meldung. Ist der Aufkleber zerkratzt oder ölig? Ein Foto hilft mir.'],
      ['n', 169, 'Vor zwei Wochen war schon ein Aufkleber des gleichen Druckes verblasst.'],
      ['c', 148, 'Er ist von der Sonne ausgebleicht, man sieht die Punkte kaum mehr.'],
      ['d', 147, 'Dann druck ihn am besten neu aus: Plugins, QR-Codes, Maschine wählen. Mit der Folie für aussen hält er länger.'],
      ['c', 122, 'Neu gedruckt, geht wieder. Merci.'],
    ],
  },
  {
    licence: 'muster', by: 'admin@muster.test', agent: regula, subject: 'Zweiten Benutzer für das Büro freischalten',
    kind: 'account', urgency: 'medium', status: 'waiting',
    lines: [
      ['c', 75, 'Wir haben ab Dezember eine Teilzeitstelle im Büro. Reicht unsere Lizenz für eine weitere Person?'],
      ['d', 72, 'Guten Tag. Eure Lizenz umfasst drei aktive Personen, die sind belegt. Soll ich euch den Wechsel auf Standard offerieren, oder wird jemand anderes inaktiv?'],
    ],
  },
  {
    licence: 'bergwald', by: 'employee@demo.test', agent: ueli, subject: 'Regiestunden vom Freitag fehlen in der Monatsübersicht',
    kind: 'question', urgency: 'medium', status: 'in_progress', page: '/timeoverview', tool: 'time',
    lines: [
      ['c', 30, 'Hallo, ich habe am Freitag 4 Stunden Regie im Gohlgraben erfasst, sehe sie aber in der Monatsübersicht nicht.'],
      ['d', 28, 'Hallo Marco. Ich sehe den Eintrag, er wartet noch auf die Bestätigung. Ist der Filter «nur bestätigte» bei dir eingeschaltet?'],
      ['c', 27, 'Ja, der war an. Ohne Filter sehe ich sie. Muss ich sonst noch etwas tun?'],
    ],
  },
  {
    licence: 'muster', by: 'foreman@muster.test', subject: 'Zeiterfassung lädt auf der Baustelle nicht',
    kind: 'fault', urgency: 'highest', status: 'new', page: '/timetables', tool: 'time', failureCode: 'TIME-LOAD-TIMEOUT',
    lines: [
      ['c', 3, 'Seit heute Morgen kommt beim Öffnen der Zeiterfassung nur die Karte «konnte nicht geladen werden». Wir sind zu viert auf der Baustelle in Trubschachen, Empfang ist da.'],
      ['c', 2, 'Mit dem Telefon des Kollegen geht es auch nicht.'],
    ],
  },
  {
    licence: 'bergwald', by: 'manager@demo.test', subject: 'Offerten mit zwei Varianten auf einem Blatt',
    kind: 'wish', urgency: 'low', status: 'new', page: '/documents', tool: 'documents',
    lines: [
      ['c', 20, 'Bei Waldpflege offerieren wir oft eine günstige und eine gründliche Variante. Beide auf einem Blatt mit je einer eigenen Summe wäre eine grosse Hilfe.'],
    ],
  },
  {
    licence: 'bergwald', by: 'trainee@demo.test', subject: 'Wie trage ich den Berufsschultag ein?',
    kind: 'training', urgency: 'medium', status: 'new', page: '/timetables/create', tool: 'time',
    lines: [['c', 1, 'Guten Morgen, ich bin jeden Dienstag in der Berufsschule. Trage ich das als Arbeit oder als Abwesenheit ein?']],
  },
]; // oxfmt-ignore

export const demoAgents: readonly string[] = [regula, ueli];

export const demoAnswers = [
  {
    title: 'Nach Bildschirmfoto fragen',
    text: 'Guten Tag {name}. Danke für deine Meldung. Kannst du mir ein Bildschirmfoto schicken, auf dem man die ganze Seite sieht?',
  },
  {
    title: 'Neu laden',
    text: 'Guten Tag {name}. Lade die Seite bitte einmal neu. Bleibt es dabei, sag mir den Code auf der Karte und um welche Zeit es war.',
  },
  {
    title: 'Gelöst?',
    text: 'Guten Tag {name}. Ist Fall #{number} damit für dich erledigt? Ohne Bericht schliesse ich ihn in zwei Wochen.',
  },
] as const;
