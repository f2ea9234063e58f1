import * as contract from "@confiserie/domain/contract/stock-alerts";
import { countAttempt, stockAlertLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { askForStockAlert, cancelStockAlerts } from "../modules/sales/stock-alerts";

export default serve(contract, {
	// A machine that filled in the hidden field is not stored.
	askForStockAlert: async ({ scope, sql, params, body: { email, website }, now, address }) => {
		await countAttempt(scope, stockAlertLimits(email, address));
		if (website === "") await askForStockAlert(sql, params.id, email, now);
	},
	cancelStockAlert: ({ sql, params }) => cancelStockAlerts(sql, params.token),
});
