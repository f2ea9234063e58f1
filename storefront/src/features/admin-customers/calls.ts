import type { CustomerImport, CustomerMapping } from "@confiserie/domain/contract/customer-import";
import { importCustomers } from "@confiserie/domain/contract/customers";
import { call } from "@/lib/api";
import { formWith } from "@/lib/upload-image";

/** POST /admin/customers/import: what was, or on a dry run would be, written. */
export function callImport(sent: { file: File; mapping: CustomerMapping; dryRun: boolean }): Promise<CustomerImport> {
	const form = formWith("file", sent.file);
	form.append("mapping", JSON.stringify(sent.mapping));
	return call(importCustomers, { query: { dryRun: sent.dryRun ? "true" : "false" }, form });
}
