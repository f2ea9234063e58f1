import * as contract from "@confiserie/domain/contract/customers";
import { serve } from "../http/operations/serve";
import { deleteProfile, listProfiles, renameProfile } from "../modules/catalog/import";
import { importCustomers, proposeCustomerMapping } from "../modules/companies/customer-import";
import { searchCustomers } from "../modules/customers/accounts";
import { ApiFailure } from "../modules/foundations/failures";
import {
	erasePerson,
	exportCustomer,
	noteCustomer,
	readCustomer,
	undoCustomerImport,
} from "../modules/operations/personal-data";
import { importPastOrders } from "../modules/sales/saved-lists";

export default serve(contract, {
	searchCustomers: ({ sql, query }) => searchCustomers(sql, query),
	importCustomers: async ({ sql, caller, query: { dryRun = false }, receive }) => {
		const { file, mapping } = await receive();
		if (!mapping) throw new ApiFailure("VALIDATION", { field: "mapping", message: "La correspondance est attendue." });
		return importCustomers(sql, { path: file.path, mapping, dryRun, by: caller });
	},
	undoCustomerImport: ({ sql, caller, params }) => undoCustomerImport(sql, params.importId, caller),
	proposeCustomerMapping: async ({ sql, receive }) => {
		const { file } = await receive();
		return proposeCustomerMapping(sql, file.path);
	},
	listCustomerImportMappings: ({ sql }) => listProfiles(sql, "customers"),
	renameCustomerImportMapping: ({ sql, caller, params: { id }, body: { name } }) =>
		renameProfile(sql, "customers", { id, name }, caller),
	deleteCustomerImportMapping: ({ sql, caller, params }) => deleteProfile(sql, "customers", params.id, caller),
	importPastOrders: async ({ ordering: { context }, caller, query: { dryRun = false, unit }, receive }) => {
		const { file } = await receive();
		const fileName = file.name.slice(0, 120);
		const given = { path: file.path, fileName, unit, dryRun, actor: caller, now: context.now() };
		return importPastOrders(context.pool, given);
	},
	readCustomer: ({ sql, params, now }) => readCustomer(sql, params.id, now),
	noteCustomer: async ({ sql, caller, params, body: { note }, now }) => {
		await noteCustomer(sql, params.id, note, caller, now);
		return { note };
	},
	exportCustomer: ({ sql, caller, params, now }) => exportCustomer(sql, params.id, caller, now),
	eraseCustomer: ({ sql, caller, params }) => erasePerson(sql, params.id, caller),
});
