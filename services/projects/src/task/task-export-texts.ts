import type { TaskExportField, TaskPriority, TaskStatus } from '@jahrring/contracts-projects';
import { inLanguage } from '@jahrring/service-kit';

export interface TaskExportTexts {
  sheet: string;
  fields: Readonly<Record<TaskExportField, string>>;
  status: Readonly<Record<TaskStatus, string>>;
  priority: Readonly<Record<Exclude<TaskPriority, 'none'>, string>>;
}

const de: TaskExportTexts = {
  sheet: 'Aufgaben',
  fields: {
    title: 'Aufgabe',
    status: 'Status',
    priority: 'Priorität',
    project: 'Projekt',
    deadline: 'Termin',
    deadlineTime: 'Uhrzeit',
    plannedOn: 'Geplant am',
    plannedUntil: 'Geplant bis',
    plannedHours: 'Geplante Stunden',
    owner: 'Verantwortlich',
    assigned: 'Zugeteilt',
    checklist: 'Checkliste',
    doneAt: 'Erledigt am',
    doneBy: 'Erledigt von',
  },
  status: { open: 'offen', done: 'erledigt' },
  priority: { low: 'tief', medium: 'mittel', high: 'hoch', highest: 'sehr hoch' },
};

const en: TaskExportTexts = {
  sheet: 'Tasks',
  fields: {
    title: 'Task',
    status: 'Status',
    priority: 'Priority',
    project: 'Project',
    deadline: 'Deadline',
    deadlineTime: 'Time',
    plannedOn: 'Planned on',
    plannedUntil: 'Planned until',
    plannedHours: 'Planned hours',
    owner: 'Responsible',
    assigned: 'Assigned',
    checklist: 'Checklist',
    doneAt: 'Done on',
    doneBy: 'Done by',
  },
  status: { open: 'open', done: 'done' },
  priority: { low: 'low', medium: 'medium', high: 'high', highest: 'highest' },
};

const fr: TaskExportTexts = {
  sheet: 'Tâches',
  fields: {
    title: 'Tâche',
    status: 'Statut',
    priority: 'Priorité',
    project: 'Projet',
    deadline: 'Échéance',
    deadlineTime: 'Heure',
    plannedOn: 'Planifiée le',
    plannedUntil: 'Planifiée jusqu’au',
    plannedHours: 'Heures planifiées',
    owner: 'Responsable',
    assigned: 'Personnes affectées',
    checklist: 'Liste de contrôle',
    doneAt: 'Terminée le',
    doneBy: 'Terminée par',
  },
  status: { open: 'ouverte', done: 'terminée' },
  priority: { low: 'basse', medium: 'moyenne', high: 'haute', highest: 'très haute' },
};

const it: TaskExportTexts = {
  sheet: 'Attività',
  fields: {
    title: 'Attività',
    status: 'Stato',
    priority: 'Priorità',
    project: 'Progetto',
    deadline: 'Scadenza',
    deadlineTime: 'Ora',
    plannedOn: 'Pianificata il',
    plannedUntil: 'Pianificata fino al',
    plannedHours: 'Ore pianificate',
    owner: 'Responsabile',
    assigned: 'Persone assegnate',
    checklist: 'Lista di controllo',
    doneAt: 'Conclusa il',
    doneBy: 'Conclusa da',
  },
  status: { open: 'aperta', done: 'conclusa' },
  priority: { low: 'bassa', medium: 'media', high: 'alta', highest: 'molto alta' },
};

const ro: TaskExportTexts = {
  sheet: 'Sarcini',
  fields: {
    title: 'Sarcină',
    status: 'Stare',
    priority: 'Prioritate',
    project: 'Proiect',
    deadline: 'Termen',
    deadlineTime: 'Ora',
    plannedOn: 'Planificată pe',
    plannedUntil: 'Planificată până la',
    plannedHours: 'Ore planificate',
    owner: 'Responsabil',
    assigned: 'Persoane alocate',
    checklist: 'Listă de verificare',
    doneAt: 'Finalizată pe',
    doneBy: 'Finalizată de',
  },
  status: { open: 'deschisă', done: 'finalizată' },
  priority: { low: 'scăzută', medium: 'medie', high: 'ridicată', highest: 'foarte ridicată' },
};

/** Titles and words in a language; German where it has none. */
export function taskExportTexts(locale: string): TaskExportTexts {
  return inLanguage({ de, en, fr, it, ro }, locale);
}
