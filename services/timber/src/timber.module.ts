import { Module } from '@nestjs/common';
import { ReferenceModule } from './reference';
import { ContainerModule } from './container';
import { EldatModule } from './eldat';
import { FileWordModule } from './file-word';
import { ForwardingModule } from './forwarding';
import { LoadModule } from './load';
import { LotModule } from './lot';
import { LotDocumentModule } from './lot-document';
import { MachineFileModule } from './machine-file';
import { MachineTimeModule } from './machine-time';
import { MillModule } from './mill';
import { OriginModule } from './origin';
import { PaperModule } from './paper';
import { PlaceModule } from './place';
import { RecordingModule } from './recording';
import { SearchModule } from './search';
import { SettingsModule } from './settings';
import { StemModule } from './stem';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ReferenceModule,
    SettingsModule,
    OriginModule,
    StemModule,
    LotModule,
    FileWordModule,
    MillModule,
    LotDocumentModule,
    PaperModule,
    EldatModule,
    RecordingModule,
    ContainerModule,
    LoadModule,
    ForwardingModule,
    MachineTimeModule,
    MachineFileModule,
    PlaceModule,
    SearchModule,
  ],
})
export class TimberModule {}
