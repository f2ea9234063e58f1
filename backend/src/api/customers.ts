import { rm } from "node:fs/promises";
import { CUSTOMER_IMPORT, customerMappingSchema } from "@confiserie/domain/contract/customer-import";
import * as contract from "@confiserie/domain/contract/customers";
import { PAST_ORDERS_MAXIMUM_BYTES } from "@confiserie/domain/contract/past-orders";
import { LONGEST_MAPPING, mappingPart } from "../http/mapping-part";
import { serve } from "../http/operations/serve";
import { withUploadedTable } from "../http/with-uploaded-table";
import { searchCustomers } from "../modules/accounts";
import { deleteProfile, listProfiles, renameProfile } from "../modules/catalog/import";
import { importCustomers, proposeCustomerMapping } from "../modules/customer-import";
import { ApiFailure } from "../modules/failures";
import { erasePerson, exportCustomer, noteCustomer, readCustomer } from "../modules/personal-data";
import { importPastOrders } from "../modules/saved-lists";
import { receiveFile } from "../uploads/receive-file";

export default serve(contract, {
	searchCustomers: ({ sql, query }) => searchCustomers(sql, query),
	importCustomers: ({ sql, caller, query: { dryRun = false }, req, res }) => {
		const form = { maximumBytes: CUSTOMER_IMPORT.maximumBytes, longestText: LONGEST_MAPPING };
		return withUploadedTable(req, res, form, (path) => {
			const mapping = mappingPart(customerMappingSchema, req.body);
			if (!mapping)
				throw new ApiFailure("VALIDATION", { field: "mapping", message: "La correspondance est attendue." });
			return importCustomers(sql, { path, mapping, dryRun, by: caller });
		});
	},
	proposeCustomerMapping: ({ sql, req, res }) =>
		withUploadedTable(req, res, CUSTOMER_IMPORT, (path) => proposeCustomerMapping(sql, path)),
	listCustomerImportMappings: ({ sql }) => listProfiles(sql, "customers"),
	renameCustomerImportMapping: ({ sql, caller, params: { id }, body: { name } }) =>
		renameProfile(sql, "customers", { id, name }, caller),
	deleteCustomerImportMapping: ({ sql, caller, params }) => deleteProfile(sql, "customers", params.id, caller),
	importPastOrders: async ({ ordering, caller, query: { dryRun = false, unit }, req, res }) => {
		const file = await receiveFile(req, res, {
			field: "file",
			maximumBytes: PAST_ORDERS_MAXIMUM_BYTES,
			tooLarge: "FILE_TOO_LARGE",
			to: "disk",
		});
		try {
			const { book } = ordering;
			const fileName = Buffer.from(file.originalname, "latin1").toString("utf8").slice(0, 120);
			const given = { path: file.path, fileName, unit, dryRun, actor: caller, now: book.now() };
			return await importPastOrders(book.pool, given);
		} finally {
			await rm(file.path, { force: true });
		}
	},
	readCustomer: ({ sql, params, now }) => readCustomer(sql, params.id, now),
	noteCustomer: async ({ sql, caller, params, body: { note }, now }) => {
		await noteCustomer(sql, params.id, note, caller, now);
		return { note };
	},
	exportCustomer: ({ sql, caller, params, now }) => exportCustomer(sql, params.id, caller, now),
	eraseCustomer: ({ sql, caller, params }) => erasePerson(sql, params.id, caller),
});
