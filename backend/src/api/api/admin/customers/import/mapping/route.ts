import { CUSTOMER_IMPORT, type ProposedCustomerMapping } from "@confiserie/domain/contract/customer-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withUploadedTable } from "../../../../../../http/with-uploaded-table";
import { proposeCustomerMapping } from "../../../../../../modules/customer-import";

/** POST /api/admin/customers/import/mapping, multipart field `file` -> how it could be read. Writes nothing. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProposedCustomerMapping>): Promise<void> {
	const pool: Knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await withUploadedTable(req, res, CUSTOMER_IMPORT, (path) => proposeCustomerMapping(pool, path)));
}
