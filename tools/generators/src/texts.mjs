/** The languages whose texts are complete. */
export const locales = ['de', 'en', 'fr', 'it', 'ro'];

/** The texts of a new entity in every complete language; `label` is what the menu and the list say. */
export function entityTexts(label) {
  return {
    de: texts(label, {
      create: 'Neu erfassen',
      edit: 'Bearbeiten',
      fields: ['Titel', 'Bemerkungen', 'Geändert'],
      counts: { one: '{{count}} Eintrag', other: '{{count}} Einträge' },
      list: [
        'Suchen',
        'Gelöschte zeigen',
        'Zur Liste',
        'Gelöschte',
        'Noch nichts da',
        'Erfasse den ersten Eintrag.',
      ],
      more: 'Weitere Aktionen',
      messages: ['ist erfasst', 'ist gespeichert', 'ist gelöscht', 'ist wiederhergestellt'],
      actions: ['Öffnen', 'Löschen', 'Wiederherstellen', 'Rückgängig'],
      hints: [
        'Dieser Eintrag ist gelöscht.',
        'Du kannst diesen Eintrag ansehen, aber nicht ändern.',
        'Geändert am {{date}}',
      ],
    }),
    en: texts(label, {
      create: 'New entry',
      edit: 'Edit',
      fields: ['Title', 'Notes', 'Changed'],
      counts: { one: '{{count}} entry', other: '{{count}} entries' },
      list: [
        'Search',
        'Show deleted',
        'Back to the list',
        'Deleted',
        'Nothing here yet',
        'Add the first entry.',
      ],
      more: 'More actions',
      messages: ['has been added', 'has been saved', 'has been deleted', 'has been restored'],
      actions: ['Open', 'Delete', 'Restore', 'Undo'],
      hints: [
        'This entry is deleted.',
        'You may look at this entry, but not change it.',
        'Changed on {{date}}',
      ],
    }),
    fr: texts(label, {
      create: 'Nouvelle entrée',
      edit: 'Modifier',
      fields: ['Titre', 'Remarques', 'Modifié'],
      counts: { one: '{{count}} entrée', other: '{{count}} entrées' },
      list: [
        'Rechercher',
        'Afficher les supprimés',
        'Retour à la liste',
        'Supprimés',
        'Rien pour l’instant',
        'Ajoutez la première entrée.',
      ],
      more: 'Autres actions',
      messages: ['a été ajouté', 'a été enregistré', 'a été supprimé', 'a été restauré'],
      actions: ['Ouvrir', 'Supprimer', 'Restaurer', 'Annuler'],
      hints: [
        'Cette entrée est supprimée.',
        'Vous pouvez consulter cette entrée, mais pas la modifier.',
        'Modifié le {{date}}',
      ],
    }),
    it: texts(label, {
      create: 'Nuova voce',
      edit: 'Modifica',
      fields: ['Titolo', 'Osservazioni', 'Modificato'],
      counts: { one: '{{count}} voce', other: '{{count}} voci' },
      list: [
        'Cerca',
        'Mostra eliminati',
        'Torna all’elenco',
        'Eliminati',
        'Ancora niente',
        'Aggiungi la prima voce.',
      ],
      more: 'Altre azioni',
      messages: ['è stato aggiunto', 'è stato salvato', 'è stato eliminato', 'è stato ripristinato'],
      actions: ['Apri', 'Elimina', 'Ripristina', 'Annulla'],
      hints: [
        'Questa voce è eliminata.',
        'Puoi vedere questa voce, ma non modificarla.',
        'Modificato il {{date}}',
      ],
    }),
    ro: texts(label, {
      create: 'Înregistrare nouă',
      edit: 'Editare',
      fields: ['Titlu', 'Observații', 'Modificat'],
      counts: {
        one: '{{count}} înregistrare',
        few: '{{count}} înregistrări',
        other: '{{count}} de înregistrări',
      },
      list: [
        'Căutare',
        'Arată cele șterse',
        'Înapoi la listă',
        'Șterse',
        'Încă nimic',
        'Adaugă prima înregistrare.',
      ],
      more: 'Alte acțiuni',
      messages: ['a fost adăugat', 'a fost salvat', 'a fost șters', 'a fost restaurat'],
      actions: ['Deschide', 'Șterge', 'Restaurează', 'Anulează'],
      hints: [
        'Această înregistrare este ștearsă.',
        'Poți vedea această înregistrare, dar nu o poți modifica.',
        'Modificat la {{date}}',
      ],
    }),
  };
}

function texts(label, words) {
  const [title, note, updatedAt] = words.fields;
  const [search, showDeleted, showLiving, deletedTitle, emptyTitle, emptyText] = words.list;
  const [created, updated, deleted, restored] = words.messages.map((end) => `{{title}} ${end}.`);
  const [open, remove, restore, undo] = words.actions;
  const [deletedHint, readOnly, changed] = words.hints;
  const counts = Object.entries(words.counts).map(([form, text]) => [`count_${form}`, text]);
  return {
    title: { menu: label, list: label, create: words.create, edit: words.edit },
    field: { title, note, updatedAt },
    list: {
      ...Object.fromEntries(counts),
      search,
      showDeleted,
      showLiving,
      deletedTitle,
      emptyTitle,
      emptyText,
      more: words.more,
    },
    message: { created, updated, deleted, restored },
    action: { open, delete: remove, restore, undo },
    hint: { deleted: deletedHint, readOnly, changed },
  };
}

/** Returns the texts about a new plugin on the page of plugins. */
export function pluginTexts(label) {
  const texts = {
    de: 'Erfassen, ansehen und bearbeiten.',
    en: 'Add, look at and edit.',
    fr: 'Saisir, consulter et modifier.',
    it: 'Inserire, consultare e modificare.',
    ro: 'Înregistrare, consultare și editare.',
  };
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, { title: label, text }]));
}
