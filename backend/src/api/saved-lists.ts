import * as contract from "@confiserie/domain/contract/saved-lists";
import { serve } from "../http/operations/serve";
import { addToList, changeList, createList, deleteList, readList, readLists } from "../modules/sales/saved-lists";

export default serve(contract, {
	listSavedLists: ({ sql, caller }) => readLists(sql, caller.customerId),
	createSavedList: ({ sql, caller: { customerId }, body: creation, now }) => createList(sql, customerId, creation, now),
	readSavedList: ({ sql, caller, params }) => readList(sql, caller.customerId, params.id),
	changeSavedList: ({ sql, caller: { customerId }, params, body: change, now }) =>
		changeList(sql, customerId, params.id, change, now),
	addToSavedList: ({ sql, caller: { customerId }, params, body: addition, now }) =>
		addToList(sql, customerId, params.id, addition, now),
	deleteSavedList: ({ sql, caller, params }) => deleteList(sql, caller.customerId, params.id),
});
