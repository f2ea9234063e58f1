import * as listViews from "@confiserie/domain/contract/list-views";
import { serve } from "../http/operations/serve";
import { changeView, createView, listViews as readViews, removeView } from "../modules/customers/accounts";

/** Saved views of the admin's lists, the caller's own. */
export default serve(listViews, {
	listViews: ({ sql, caller }) => readViews(sql, caller.customerId),
	createView: ({ sql, caller, body }) => createView(sql, caller.customerId, body),
	changeView: ({ sql, caller, params, body }) => changeView(sql, caller.customerId, params.id, body),
	removeView: ({ sql, caller, params }) => removeView(sql, caller.customerId, params.id),
});
