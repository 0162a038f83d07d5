export { DemoReset } from './demo-reset/demo-reset';
export type { DemoResetStep } from './demo-reset/demo-reset';
export { Clock, FixedClock, SystemClock } from './clock';
export { AppError, commonError, fieldErrorOf } from './errors/app-error';
export type { ErrorParams } from './errors/app-error';
export { withPresent } from './errors/with-present';
export { outsideOfCalls } from './context/outside-of-calls';
export { principalFromJson, principalToJson } from './context/principal';
export type { Principal, PrincipalJson } from './context/principal';
export {
  personalLicenceId,
  RequestContext,
  anonymousContext,
  systemContext,
} from './context/request-context';
export { CachedSessionResolver, DelegatingSessionResolver } from './context/session-resolver';
export type { SessionResolver } from './context/session-resolver';
export {
  Internal,
  OnceByItself,
  Passive,
  Public,
  RequirePermission,
  RequirePlugin,
  SignedIn,
  SuperadminOnly,
  ToolController,
} from './access/access.decorators';
export type { Access } from './access/access.decorators';
export {
  accepted,
  Delete,
  file,
  Get,
  noContent,
  ok,
  Patch,
  Post,
  Put,
  untyped,
} from './access/endpoint.decorators';
export { addCookie, isSecure, readCookie } from './access/cookies';
export { Csrf, SessionCookies } from './access/csrf';
export { ContextSigner, contextHeader } from './access/signed-context';
export { Ctx, Id, IfMatch, Reply, Req, SessionToken } from './http/params.decorators';
export { holdsEntityTag } from './http/entity-tag';
export type { KitReply, KitRequest } from './http/request';
export { trustedProxiesOf, TrustedProxiesError } from './http/trusted-proxies';
export type { TrustedProxies } from './http/trusted-proxies';
export { mapList } from './http/list-stream';
export type { ListResult } from './http/list-stream';
export { CallerLimit } from './http/caller-limit';
export { AcceptUpload, UploadedFile, UploadedFiles } from './http/upload';
export type { Upload } from './http/upload.types';
export { toProblem } from './http/problem';
export { KnownRecords } from './database/known-records';
export { Database } from './database/database';
export { isUniqueViolation } from './database/database-errors';
export { beginningWith } from './database/beginning-with';
export { inPortions } from './database/in-portions';
export { execute } from './database/execute';
export { foldedColumn, holdsWords, whereWords } from './database/word-search';
export {
  BigIntColumn,
  BooleanColumn,
  DoubleColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  LocalDateColumn,
  LongTextColumn,
  MoneyColumn,
  PrimaryUuidColumn,
  QuantityColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from './database/columns';
export { LicensedEntity } from './database/licensed-entity';
export { VersionedEntity } from './database/versioned-entity';
export type { NewRecord, RecordPatch } from './database/licensed-entity';
export { LicensedRepository } from './database/licensed.repository';
export { RepositoryServices } from './database/repository-options';
export type { FindOptions, RepositoryOptions } from './database/repository-options';
export { consumerOf, defineReference } from './database/define-reference';
export { field } from './database/reference-field';
export {
  isFirst,
  ReferenceEntity,
  ReferenceRepository,
  type Upserted,
} from './database/reference.repository';
export { LicenceSettings } from './settings/licence-settings';
export { SettingsRepository } from './settings/settings.repository';
export { childRecordRoutes } from './record/child-record.routes';
export type { ChildVersion } from './record/child-record.routes';
export { recordRoutes } from './record/record.routes';
export { only, viewOf } from './record/view-of';
export { settingsRoutes } from './settings/settings.routes';
export { ListQueryApplier } from './database/list-query';
export type { ColumnExpression, ListColumns } from './database/list-query';
export { PerTransaction } from './database/per-transaction';
export { Remembered } from './database/remembered';
export { RememberedRecords } from './database/remembered-records';
export { RowMapper, rowMapper } from './database/row-mapper';
export { columns } from './database/column-definitions';
export type { ColumnDefinition } from './database/column-definitions';
export { TableBuilder, indexName, tableBuilder } from './database/table-builder';
export { Audit } from './audit/audit';
export type { AuditAction } from './audit/audit-actions';
export type { AuditRule, AuditSight } from './audit/audit-sight';
export { AuditEntryEntity } from './audit/audit-entry.entity';
export { AuditSealer } from './audit/audit-sealer';
export { AuditTrail } from './audit/audit-trail';
export { Outbox } from './events/outbox';
export { OutboxEventEntity } from './events/outbox-event.entity';
export { Consumes } from './events/consumes.decorator';
export type { EventMeta } from './events/consumes.decorator';
export { BrokerTransport } from './events/broker-transport';
export { HttpTransport, InProcessTransport, NoTransport, PeerAway, TransportAway } from './events/transport';
export type { EventReceiver, EventTransport } from './events/transport';
export { Republishes } from './resync/republishes.decorator';
export type { Retold } from './resync/republishes.decorator';
export { Resync } from './resync/resync';
export { FailedJobs } from './jobs/failed-jobs';
export { Job } from './jobs/job.decorator';
export type { JobRun } from './jobs/job.decorator';
export { LongWork } from './long-work/long-work';
export { Work, WorkAbandoned } from './long-work/work.decorator';
export { WorkRun, WorkStopped } from './long-work/work-run';
export { WorkRunRepository } from './long-work/work-run.repository';
export { Leases } from './jobs/leases';
export { readMailSettings } from './mail/mail-settings';
export { readPublicUrl } from './mail/public-url';
export { Mailer } from './mail/mailer';
export type { MailAttachment, OutgoingMail } from './mail/outgoing-mail';
export { mailAttempts, mailRetryDelay } from './mail/retry-delay';
export { ServiceClient } from './client/service-client';
export type { ClientRequest, ClientResponse, ClientTransport } from './client/service-client';
export { HttpClientTransport, InProcessClientTransport } from './client/transports';
export { describeError } from './logging/describe-error';
export { createLogger, silentLogger } from './logging/logger';
export type { Health } from './health/health';
export type { OpenApiDocument } from './openapi/openapi';
export { Metrics } from './metrics/metrics';
export { DemoRefusedError, isLoopback, readDemo } from './bootstrap/demo';
export { closeServer } from './bootstrap/close-server';
export { createService, migrateDatabase } from './bootstrap/create-service';
export type { RunningService } from './bootstrap/create-service';
export { localSecret, runService } from './bootstrap/run-service';
export type { SeedContext, ServiceDefinition, ServiceEnv } from './bootstrap/service-definition';
export { FileAnswer } from './files/file-answer';
export { FileStore } from './files/file-store';
export { toStoredFileView } from './files/stored-file.mapper';
export { uploadOf } from './files/upload-of';
export type { PictureRule } from './files/picture-rule';
export type { FileRule } from './files/file-rule';
export type { StoredFile } from './files/stored-file.entity';
export { encodeText } from './export/encode-text';
export { exportFile } from './export/export-file';
export { inChunks } from './export/in-chunks';
export { ListExport } from './export/list-export';
export type { ExportFormat } from './export/export-file';
export { ColumnSum, listColumns } from './export/export-column';
export type { ColumnKind, ExportCell, ExportColumn, ListColumn } from './export/export-column';
export { decodeText } from './import/decode-text';
export { detectDelimiter } from './import/detect-delimiter';
export { matchColumns, plainHeader } from './import/match-columns';
export type {
  ImportDefinition,
  ImportedRecord,
  ImportRows,
  PlannedRow,
  RowsToPlan,
} from './import/engine/import-definition';
export { ImportWordEntity, plainWord, WordMeanings, wordKey } from './import/engine/import-words';
export type { FoundWord } from './import/engine/import-words';
export { ImportEngine } from './import/engine/import-engine';
export { importController, importEngineOf, provideImport } from './import/engine/import-feature';
export { createImportTables, queueWorkingImports } from './import/engine/import-tables';
export {
  ImportEntity,
  ImportRowEntity,
  ImportRowFields,
  matchValueLength,
} from './import/engine/import.entity';
export type { RowPlan, ValueChanges } from './import/engine/import.entity';
export { readImportFile } from './import/engine/read-import-file';
export type { ImportFile } from './import/engine/read-import-file';
export { cellsByField, proposeMapping } from './import/engine/propose-mapping';
export { CsvSyntaxError, readCsv } from './import/read-csv';
export type { CsvRow } from './import/read-csv';
export { findJsonFault } from './import/find-json-fault';
export { JsonError, readJson } from './import/read-json';
export type { JsonFault } from './import/read-json';
export { streamJson } from './import/stream-json';
export { readTable } from './import/read-table';
export type { Table } from './import/read-table';
export { readXml, XmlError } from './import/read-xml';
export { aZip } from './import/a-workbook';
export { isZip, ZipParts } from './import/zip-parts';
export type { XmlListener, XmlTag } from './import/read-xml';
export { TableError } from './import/table-error';
export type { TableFault } from './import/table-error';
export { writeCsv } from './export/write-csv';
export { writeXml, xmlElement } from './export/write-xml';
export type { XmlElement } from './export/write-xml';
export { LOGGER, SERVICE_ENV } from './bootstrap/tokens';
export { Shutdown } from './bootstrap/shutdown';
export { ExtraFields } from './extra-fields/extra-fields';
export type { ExtraRecord, PrintedExtra } from './extra-fields/extra-fields';
export { addExtraColumns } from './extra-fields/extra-field-tables';
export { withoutUndefined } from './without-undefined';
export { groupBy } from './group-by';
export { packagePartController } from './package-part/package-part.controller';
export { runPart } from './package-part/run-part';
export type { KeptItem, KeptRecord, PartKeeper } from './package-part/part-keeper';
