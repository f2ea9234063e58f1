import {
	type CustomerImport,
	type CustomerMapping,
	customerImportSchema,
	type ProposedCustomerMapping,
	proposedCustomerMappingSchema,
} from "@confiserie/domain/contract/customer-import";
import {
	CUSTOMERS_PAGE_SIZE,
	type CustomerDetail,
	type CustomerNote,
	type CustomerQuery,
	customerDetailSchema,
	customerNoteSchema,
	type PersonalData,
	personalDataSchema,
} from "@confiserie/domain/contract/personal-data";
import { type CustomerPage, foundCustomersSchema } from "@confiserie/domain/contract/staff-order";
import { api } from "@/lib/api";
import { formWith } from "@/lib/upload-image";

const at = (id: string) => `/admin/customers/${encodeURIComponent(id)}`;
const nothing = { parse: () => undefined };

/** GET /admin/customers: a `query` of one letter has no results and is not sent. */
export function callCustomers(
	{ query, ...asked }: Pick<CustomerQuery, "query" | "sort" | "page">,
	signal: AbortSignal,
): Promise<CustomerPage> {
	return api.get("/admin/customers", foundCustomersSchema, {
		query: { query: query?.length === 1 ? "" : query, ...asked, size: CUSTOMERS_PAGE_SIZE },
		signal,
	});
}
export const callCustomer = (id: string, signal: AbortSignal): Promise<CustomerDetail> =>
	api.get(at(id), customerDetailSchema, { signal });
export const callNote = (id: string, note: CustomerNote): Promise<CustomerNote> =>
	api.put(`${at(id)}/note`, note, customerNoteSchema);
/** GET /admin/customers/:id/data; the audit log notes it. */
export const callCustomerData = (id: string): Promise<PersonalData> => api.get(`${at(id)}/data`, personalDataSchema);
export const callErase = (id: string): Promise<void> => api.post(`${at(id)}/erasure`, {}, nothing);

/** POST /admin/customers/import/mapping: how a file could be read. */
export const callProposeMapping = (file: File): Promise<ProposedCustomerMapping> =>
	api.post("/admin/customers/import/mapping", formWith("file", file), proposedCustomerMappingSchema);

/** POST /admin/customers/import: what was, or on a dry run would be, written. */
export function callImport(sent: { file: File; mapping: CustomerMapping; dryRun: boolean }): Promise<CustomerImport> {
	const form = formWith("file", sent.file);
	form.append("mapping", JSON.stringify(sent.mapping));
	return api.post(`/admin/customers/import?dryRun=${sent.dryRun}`, form, customerImportSchema);
}
