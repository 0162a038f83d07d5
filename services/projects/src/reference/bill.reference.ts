import { documentChanged } from '@jahrring/contracts-documents';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Issued, and neither paid nor cancelled. */
const openStatuses = ['CHRG', 'PCAN'];

/** SQL of what is open on the bills of a project; null where nothing is. Asks for the alias `project`. */
export const openOnBills = `(SELECT SUM(bill.total) FROM bill_refs bill
  WHERE bill.licence_id = project.licence_id AND bill.project_id = project.id
    AND bill.deleted_at IS NULL AND bill.status IN (${openStatuses.map((status) => `'${status}'`).join(', ')}))`;

/** Our copy of a project's bill: what is charged and what is still open. */
const bills = defineReference(documentChanged, {
  table: 'bill_refs',
  columns: { projectId: field.uuid(), status: field.text(4), total: field.money() },
  from: ({ type, status, projectId, total = '0.00', deleted }) =>
    type === 'bill' && projectId ? { projectId, status: deleted ? 'CANC' : status, total } : null,
});

export const BillRefEntity = bills.Entity;
export type BillRefEntity = InstanceType<typeof BillRefEntity>;

@Injectable()
export class BillRefRepository extends bills.Repository {
  /** Bills of a project that were issued and are neither paid nor cancelled. */
  async openOf(ctx: RequestContext, projectId: string): Promise<BillRefEntity[]> {
    return this.many(
      this.query(ctx).andWhere('billRef.projectId = :projectId AND billRef.status IN (:...open)', {
        projectId,
        open: openStatuses,
      }),
    );
  }
}
