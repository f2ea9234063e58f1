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
