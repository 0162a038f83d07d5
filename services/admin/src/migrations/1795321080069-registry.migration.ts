import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { bigInt, code, instant, int, json, text, uuid } = columns;
const optional = { nullable: true };

/**
 * The registry of releases. `tool_releases` of the versions before stays for instances of them that still run; what was
 * in it comes back by itself when the folder of tools is read.
 */
export class Registry1795321080069 implements MigrationInterface {
  name = 'Registry1795321080069';

  async up(runner: QueryRunner): Promise<void> {
    await this.createReleases(runner);
    await this.createChannels(runner);
    await this.createTokens(runner);
    await this.createObservations(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = [
      'release_health',
      'service_versions',
      'release_tokens',
      'tool_pins',
      'tool_channels',
      'releases',
    ];
    for (const name of names) await tableBuilder(runner).dropTable(name);
  }

  private async createReleases(runner: QueryRunner): Promise<void> {
    const release = [
      uuid('id'),
      code('tool', 40),
      code('tool_version', 40),
      code('entry', 255),
      code('global_name', 100),
      code('integrity', 120, optional),
      code('content_hash', 80),
      json('descriptor'),
      json('files'),
      int('file_count'),
      bigInt('byte_count'),
      json('proof', optional),
      code('state', 20),
      text('published_by', 201, optional),
      instant('registered_at'),
      instant('withdrawn_at', optional),
      text('withdrawn_reason', 500, optional),
    ];
    await tableBuilder(runner).table('releases', release, {
      primary: ['id'],
      uniques: [['tool', 'tool_version']],
    });
  }

  private async createChannels(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const channels = [
      code('tool', 40),
      int('version'),
      code('stable', 40, optional),
      code('previous', 40, optional),
      json('canary', optional),
      instant('canary_since', optional),
      json('canary_withdrawn', optional),
      code('built', 40, optional),
    ];
    await tables.table('tool_channels', channels, { primary: ['tool'] });
    const pin = [uuid('licence_id'), code('tool', 40), code('tool_version', 40)];
    await tables.table('tool_pins', pin, { primary: ['licence_id', 'tool'] });
  }

  private async createTokens(runner: QueryRunner): Promise<void> {
    const token = [
      uuid('id'),
      text('name', 100),
      json('tools'),
      code('token_hash', 64),
      instant('created_at'),
      instant('expires_at', optional),
      instant('last_used_at', optional),
    ];
    await tableBuilder(runner).table('release_tokens', token, { primary: ['id'], uniques: [['token_hash']] });
  }

  private async createObservations(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const running = [
      code('service', 40),
      code('service_version', 40),
      code('instance', 60),
      instant('seen_at'),
    ];
    await tables.table('service_versions', running, { primary: ['service', 'instance'] });
    const health = [
      code('tool', 40),
      code('tool_version', 40),
      instant('bucket_at'),
      code('measure', 20),
      code('step', 30),
      int('total'),
      instant('last_at'),
      code('reference', 20, optional),
    ];
    await tables.table('release_health', health, {
      primary: ['tool', 'tool_version', 'bucket_at', 'measure', 'step'],
      indexes: [['bucket_at']],
    });
  }
}
