import {
	CUSTOMER_IMPORT,
	type CustomerImport,
	customerMappingSchema,
} from "@confiserie/domain/contract/customer-import";
import { importQuerySchema } from "@confiserie/domain/contract/product-import";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { LONGEST_MAPPING, mappingPart } from "../../../../../http/mapping-part";
import { parseQuery } from "../../../../../http/parse";
import { withUploadedTable } from "../../../../../http/with-uploaded-table";
import { importCustomers } from "../../../../../modules/customer-import";
import { ApiFailure } from "../../../../../modules/failures";

/** POST /api/admin/customers/import, multipart fields `file` and `mapping` -> what was, or with `?dryRun=true` would be, written. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CustomerImport>): Promise<void> {
	const { dryRun = false } = parseQuery(importQuerySchema, req);
	const form = { maximumBytes: CUSTOMER_IMPORT.maximumBytes, longestText: LONGEST_MAPPING };
	const imported = await withUploadedTable(req, res, form, (path) => {
		const mapping = mappingPart(customerMappingSchema, req.body);
		if (!mapping) throw new ApiFailure("VALIDATION", { field: "mapping", message: "La correspondance est attendue." });
		const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		return importCustomers(pool, { path, mapping, dryRun, by: callerOf(req) });
	});
	res.json(imported);
}
