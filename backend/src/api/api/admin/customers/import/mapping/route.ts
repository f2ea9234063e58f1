import { CUSTOMER_IMPORT, type ProposedCustomerMapping } from "@confiserie/domain/contract/customer-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withUploadedTable } from "../../../../../../http/with-uploaded-table";
import { proposeCustomerMapping } from "../../../../../../modules/customer-import";

/** POST /api/admin/customers/import/mapping, multipart field `file` -> how it could be read. Writes nothing. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProposedCustomerMapping>): Promise<void> {
	res.json(await withUploadedTable(req, res, CUSTOMER_IMPORT, proposeCustomerMapping));
}
