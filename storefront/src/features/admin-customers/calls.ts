import {
	type CustomerImport,
	type CustomerMapping,
	customerImportSchema,
} from "@confiserie/domain/contract/customer-import";
import { api } from "@/lib/api";
import { formWith } from "@/lib/upload-image";

/** POST /admin/customers/import: what was, or on a dry run would be, written. */
export function callImport(sent: { file: File; mapping: CustomerMapping; dryRun: boolean }): Promise<CustomerImport> {
	const form = formWith("file", sent.file);
	form.append("mapping", JSON.stringify(sent.mapping));
	return api.post(`/admin/customers/import?dryRun=${sent.dryRun}`, form, customerImportSchema);
}
