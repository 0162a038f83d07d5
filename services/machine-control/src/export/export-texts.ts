import type { DueLevel } from '@jahrring/contracts-common';
import type { ControlledMachine, CounterUnit } from '@jahrring/contracts-machine-control';
import { inLanguage } from '@jahrring/service-kit';

export interface ExportTexts {
  sheet: string;
  header: readonly string[];
  kinds: Readonly<Record<ControlledMachine['kind'], string>>;
  units: Readonly<Record<CounterUnit, string>>;
  levels: Readonly<Record<DueLevel, string>>;
}

const de: ExportTexts = {
  sheet: 'Maschinenkontrolle',
  header: [
    'Art', 'Nummer', 'Bezeichnung', 'Zählerstand', 'Einheit', 'Abgelesen am', 'Dieser Monat', 'Dieses Jahr',
    'Nächster Service', 'Service bei Zählerstand', 'Bis zum Service', 'Nächster Abgastest', 'Fälligkeit',
    'Kosten je Einheit', 'Ansatz je Einheit',
  ],
  kinds: { machines: 'Maschine', vehicles: 'Fahrzeug' },
  units: { machine_hour: 'Mh', km: 'km' },
  levels: { overdue: 'überfällig', soon: 'bald fällig', later: 'später' },
}; // prettier-ignore

const en: ExportTexts = {
  sheet: 'Machine control',
  header: [
    'Kind', 'Number', 'Title', 'Counter', 'Unit', 'Read on', 'This month', 'This year',
    'Next service', 'Service at counter', 'Until service', 'Next exhaust test', 'Due',
    'Cost per unit', 'Rate per unit',
  ],
  kinds: { machines: 'Machine', vehicles: 'Vehicle' },
  units: { machine_hour: 'mh', km: 'km' },
  levels: { overdue: 'overdue', soon: 'due soon', later: 'later' },
}; // prettier-ignore

const fr: ExportTexts = {
  sheet: 'Contrôle des machines',
  header: [
    'Type', 'Numéro', 'Désignation', 'Compteur', 'Unité', 'Relevé le', 'Ce mois', 'Cette année',
    'Prochain service', 'Service au compteur', 'Jusqu’au service', 'Prochain test antipollution', 'Échéance',
    'Coût par unité', 'Tarif par unité',
  ],
  kinds: { machines: 'Machine', vehicles: 'Véhicule' },
  units: { machine_hour: 'hm', km: 'km' },
  levels: { overdue: 'en retard', soon: 'bientôt', later: 'plus tard' },
}; // prettier-ignore

const it: ExportTexts = {
  sheet: 'Controllo macchine',
  header: [
    'Tipo', 'Numero', 'Denominazione', 'Contatore', 'Unità', 'Letto il', 'Questo mese', 'Quest’anno',
    'Prossimo servizio', 'Servizio al contatore', 'Fino al servizio', 'Prossimo test dei gas', 'Scadenza',
    'Costo per unità', 'Tariffa per unità',
  ],
  kinds: { machines: 'Macchina', vehicles: 'Veicolo' },
  units: { machine_hour: 'hm', km: 'km' },
  levels: { overdue: 'scaduto', soon: 'in scadenza', later: 'più tardi' },
}; // prettier-ignore

const ro: ExportTexts = {
  sheet: 'Controlul utilajelor',
  header: [
    'Tip', 'Număr', 'Denumire', 'Contor', 'Unitate', 'Citit la', 'Luna aceasta', 'Anul acesta',
    'Următoarea revizie', 'Revizie la contor', 'Până la revizie', 'Următorul test de noxe', 'Scadență',
    'Cost pe unitate', 'Tarif pe unitate',
  ],
  kinds: { machines: 'Utilaj', vehicles: 'Vehicul' },
  units: { machine_hour: 'om', km: 'km' },
  levels: { overdue: 'depășit', soon: 'în curând', later: 'mai târziu' },
}; // prettier-ignore

/** The file's words in a language; German where it has none. */
export function exportTexts(locale: string): ExportTexts {
  return inLanguage({ de, en, fr, it, ro }, locale);
}
