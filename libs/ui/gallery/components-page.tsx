import { useState } from 'react';
import {
  bellIcon,
  editIcon,
  filterIcon,
  folderIcon,
  plusIcon,
  searchIcon,
  settingsIcon,
  usersIcon,
} from '../src/icons';
import {
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  Columns,
  CommandPalette,
  ConfirmDialog,
  DescriptionList,
  Drawer,
  EmptyState,
  ErrorState,
  IconButton,
  Kbd,
  Logo,
  Modal,
  Progress,
  Ring,
  Row,
  SegmentedControl,
  Skeletons,
  Stack,
  Stat,
  StatusPill,
  Steps,
  Tabs,
} from '../src/index';
import { colorFamilies } from '../src/theme/tokens';
import { PriorityBars, priorities } from '../src/priority';
import { statuses } from './statuses';

function Overlays() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <Row>
      <Button onClick={() => setOpen('modal')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Seitenfenster</Button>
      <Button variant="danger" onClick={() => setOpen('confirm')}>
        Endgültig löschen
      </Button>
      <Button icon={searchIcon} onClick={() => setOpen('palette')}>
        Befehle
      </Button>
      <Modal
        opened={open === 'modal'}
        onClose={close}
        title="Eintrag ändern"
        actions={<Button variant="primary">Speichern</Button>}
      >
        <p>Der Dialog hält den Fokus und gibt ihn zurück.</p>
        <Button>Etwas tun</Button>
      </Modal>
      <Drawer
        opened={open === 'drawer'}
        onClose={close}
        title="Adresse"
        actions={<Button variant="primary">Speichern</Button>}
      >
        <DescriptionList columns={1} items={[{ label: 'Name', value: 'Sägerei Lüthi AG' }]} />
      </Drawer>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={close}
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 400))}
        danger
        title="3 Einträge löschen?"
        confirmLabel="3 Einträge löschen"
      >
        Das lässt sich nicht rückgängig machen.
      </ConfirmDialog>
      <CommandPalette
        opened={open === 'palette'}
        onClose={close}
        onSearch={() => [
          {
            title: 'Gehe zu',
            entries: [
              { id: '1', label: 'Adressen', icon: usersIcon, hint: 'G A', onChoose: close },
              { id: '2', label: 'Projekte', description: '40 offene', icon: folderIcon, onChoose: close },
            ],
          },
          { title: 'Neu', entries: [{ id: '3', label: 'Neue Adresse', icon: plusIcon, onChoose: close }] },
        ]}
      />
    </Row>
  );
}

function Choices() {
  const [tab, setTab] = useState('a');
  const [view, setView] = useState<'day' | 'week' | 'month'>('week');
  return (
    <Stack>
      <SegmentedControl
        label="Ansicht"
        value={view}
        onChange={setView}
        options={[
          { value: 'day', label: 'Tag' },
          { value: 'week', label: 'Woche' },
          { value: 'month', label: 'Monat' },
        ]}
      />
      <Tabs
        label="Projekt"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'a', label: 'Übersicht', icon: folderIcon, panel: <Skeletons lines={3} /> },
          { value: 'b', label: 'Aufgaben', count: 4, panel: <p>Vier Aufgaben.</p> },
          { value: 'c', label: 'Kosten', panel: <p>Kosten.</p> },
        ]}
      />
      <Steps label="Import" current={1} steps={['Datei', 'Spalten', 'Vorschau', 'Fertig']} />
    </Stack>
  );
}

/** Everything that is neither form nor grid. */
export function ComponentsPage() {
  return (
    <>
      <Columns count={4}>
        <Stat
          label="Stunden diese Woche"
          value="32:15"
          hint="von 42:00"
          to="?page=grid"
          start={<Ring value={0.77} label="Woche" size={48} />}
        />
        <Stat
          label="Offene Rechnungen"
          value="CHF 48’210.50"
          hint="12 fällig"
          start={<Ring value={0.4} label="Fällig" size={48} tone="bernstein" />}
        />
        <Stat
          label="Budget Bergwald"
          value="112 %"
          hint="CHF 3’400 darüber"
          start={<Ring value={1.12} label="Budget" size={48} />}
        />
        <Stat
          label="Team heute"
          value="9"
          hint="2 abwesend"
          start={<Ring value={0.82} label="Anwesend" size={48} tone="nacht" />}
        />
      </Columns>
      <Columns>
        <Card title="Status" actions={<IconButton icon={settingsIcon} label="Einstellungen" />}>
          <Row>
            {statuses.map((status) => (
              <StatusPill key={status.code} {...status} />
            ))}
          </Row>
        </Card>
        <Card title="Priorität und Marken">
          <Stack>
            <Row gap={5}>
              {priorities.map((priority) => (
                <PriorityBars key={priority} priority={priority} label={priority} withLabel />
              ))}
            </Row>
            <Row>
              {colorFamilies.map((tone) => (
                <Badge key={tone} tone={tone}>
                  {tone}
                </Badge>
              ))}
            </Row>
            <Row gap={4}>
              <Logo label="Jahrring" />
              <Logo variant="time-tracking" label="Jahrring Zeit" />
              <Logo variant="control" label="Jahrring Kontrolle" />
              <Avatar name="Anna Bieri" />
              <Avatar name="Urs Wüthrich" size="small" />
              <Kbd>J</Kbd>
              <Kbd>?</Kbd>
            </Row>
          </Stack>
        </Card>
      </Columns>
      <Card title="Knöpfe und Fenster">
        <Stack>
          <Row>
            <Button variant="primary">Speichern</Button>
            <Button>Abbrechen</Button>
            <Button variant="quiet">Später</Button>
            <Button variant="primary" loading>
              Wird gespeichert
            </Button>
            <Button disabled>Gesperrt</Button>
            <Button size="small" icon={filterIcon}>
              Klein
            </Button>
            <IconButton icon={bellIcon} label="Meldungen" badge={3} />
            <IconButton icon={editIcon} label="Bearbeiten" variant="secondary" />
          </Row>
          <Overlays />
        </Stack>
      </Card>
      <Columns>
        <Card title="Meldungen">
          <Stack gap={3}>
            <Alert title="Neue Fassung">Die Zeiterfassung ist neu da.</Alert>
            <Alert kind="success">Gespeichert.</Alert>
            <Alert kind="warning" title="Überschneidung" actions={<Button size="small">Ansehen</Button>}>
              Dieser Eintrag überschneidet sich mit 07:30–12:00.
            </Alert>
            <Alert kind="error" onClose={() => undefined}>
              Der Server antwortet nicht.
            </Alert>
            <Progress label="Import" value={0.6} />
          </Stack>
        </Card>
        <Card title="Auswahl">
          <Choices />
        </Card>
      </Columns>
      <Columns count={3}>
        <Card title="Angaben">
          <DescriptionList
            items={[
              { label: 'Kunde', value: 'Burgergemeinde Langnau' },
              { label: 'Betrag', value: 'CHF 12’400.00' },
              { label: 'Beginn', value: '04.03.2026' },
              { label: 'Ende', value: null },
              { label: 'Bemerkung', value: 'Zufahrt nur bei trockenem Boden.', wide: true },
            ]}
          />
        </Card>
        <Card title="Leer">
          <EmptyState
            title="Noch keine Stunden erfasst"
            action={<Button variant="primary">Stunden erfassen</Button>}
          />
        </Card>
        <Card title="Fehler">
          <ErrorState onRetry={() => undefined} requestId="018f-77" />
        </Card>
      </Columns>
    </>
  );
}
