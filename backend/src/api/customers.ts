import * as contract from "@confiserie/domain/contract/customers";
import { serve } from "../http/operations/serve";
import {
	deleteProfile,
	listImports,
	listProfiles,
	proposalOf,
	renameProfile,
	shownImport,
	startImport,
	type UnderWay,
	undoImport,
} from "../modules/catalog/import";
import { searchCustomers } from "../modules/customers/accounts";
import { ApiFailure } from "../modules/foundations/failures";
import { CUSTOMER_IMPORTS } from "../modules/operations/imports";
import { erasePerson, exportCustomer, noteCustomer, readCustomer } from "../modules/operations/personal-data";

const { customers: CUSTOMERS, "past-orders": PAST_ORDERS } = CUSTOMER_IMPORTS;

const atItsEnd = async ({ run, ended }: UnderWay) => {
	await ended;
	return shownImport(run);
};

export default serve(contract, {
	searchCustomers: ({ sql, query }) => searchCustomers(sql, query),
	importCustomers: async ({ scope, caller, query: { dryRun = false }, receive }) => {
		const { file, mapping } = await receive();
		if (!mapping) throw new ApiFailure("VALIDATION", { field: "mapping", message: "La correspondance est attendue." });
		const asked = { by: caller, fileName: file.name || "clients.csv", dryRun };
		return atItsEnd(await startImport(scope, CUSTOMERS, asked, { path: file.path, mapping }));
	},
	undoCustomerImport: async ({ scope, caller, params }) =>
		atItsEnd(await undoImport(scope, CUSTOMER_IMPORTS, params.importId, caller)),
	listCustomerImports: ({ sql, query }) => listImports(sql, CUSTOMER_IMPORTS, query),
	proposeCustomerMapping: async ({ sql, receive }) => {
		const { file } = await receive();
		return proposalOf(sql, CUSTOMERS, file.path);
	},
	listCustomerImportMappings: ({ sql }) => listProfiles(sql, CUSTOMERS),
	renameCustomerImportMapping: ({ sql, caller, params: { id }, body: { name } }) =>
		renameProfile(sql, CUSTOMERS, { id, name }, caller),
	deleteCustomerImportMapping: ({ sql, caller, params }) => deleteProfile(sql, CUSTOMERS, params.id, caller),
	importPastOrders: async ({ scope, now, caller, query: { dryRun = false, unit }, receive }) => {
		const { file } = await receive();
		const asked = { by: caller, fileName: file.name || "commandes.csv", dryRun };
		return atItsEnd(await startImport(scope, PAST_ORDERS, asked, { path: file.path, unit, now }));
	},
	readCustomer: ({ sql, params, now }) => readCustomer(sql, params.id, now),
	noteCustomer: async ({ sql, caller, params, body: { note }, now }) => {
		await noteCustomer(sql, params.id, note, caller, now);
		return { note };
	},
	exportCustomer: ({ sql, caller, params, now }) => exportCustomer(sql, params.id, caller, now),
	eraseCustomer: ({ sql, caller, params }) => erasePerson(sql, params.id, caller),
});
