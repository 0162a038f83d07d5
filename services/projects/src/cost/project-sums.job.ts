import { Database, execute, Job, systemContext, type JobRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const day = 86_400;
const projectsAtOnce = 200;

interface Difference {
  licenceId: string;
  projectId: string;
}

/**
 * Holds the kept sums against the cost lines once a day: a version from before there were sums may have written lines while
 * an update was rolled out.
 */
@Injectable()
export class ProjectSumsJob {
  constructor(private readonly db: Database) {}

  @Job({ name: 'projects.sums-check', everySeconds: day })
  async run({ signal }: JobRun): Promise<void> {
    for (const { licenceId, projectId } of await this.differences()) {
      if (signal.aborted) return;
      await this.db.tx(systemContext({ licenceId }), async (ctx) => {
        const manager = this.db.writing(ctx);
        await execute(manager, 'DELETE FROM project_sums WHERE licence_id = ? AND project_id = ?', [
          licenceId,
          projectId,
        ]);
        await execute(manager, `${insertSums} AND licence_id = ? AND project_id = ? ${bySum}`, [
          licenceId,
          projectId,
        ]);
      });
    }
  }

  private differences(): Promise<Difference[]> {
    return this.db.manager(systemContext({ licenceId: '' })).query<Difference[]>(
      `SELECT sums.licence_id AS licenceId, sums.project_id AS projectId
        FROM (${sumsOfLines} ${bySum}) sums
        LEFT JOIN project_sums kept ON kept.licence_id = sums.licence_id AND kept.project_id = sums.project_id
        WHERE kept.project_id IS NULL OR kept.seconds <> sums.seconds OR kept.performed <> sums.performed
        LIMIT ${projectsAtOnce}`,
    );
  }
}

const sumsOfLines = `SELECT licence_id, project_id, SUM(seconds) AS seconds,
    ROUND(SUM(CASE WHEN billable = 1 THEN COALESCE(value, 0) ELSE 0 END), 2) AS performed
  FROM cost_lines WHERE source_kind = 'entry' AND deleted = 0 AND project_id IS NOT NULL`;
const bySum = 'GROUP BY licence_id, project_id';
const insertSums = `INSERT INTO project_sums (licence_id, project_id, seconds, performed) ${sumsOfLines}`;
