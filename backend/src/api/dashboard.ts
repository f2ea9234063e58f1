import { missingCompanyData } from "@confiserie/domain/company-data";
import * as contract from "@confiserie/domain/contract/dashboard";
import { serve } from "../http/operations/serve";
import { countWaitingMessages } from "../modules/contact";
import { readOpenAlerts } from "../modules/monitoring";
import { countWaiting, readDashboard } from "../modules/orders";
import { countWaitingReviews } from "../modules/reviews";
import { readSetting } from "../modules/settings";

export default serve(contract, {
	readDashboard: async ({ ordering: { book } }) => {
		const [dashboard, open, shop, ofOrders, reviews, messages] = await Promise.all([
			readDashboard(book),
			readOpenAlerts(book.pool),
			readSetting(book.pool, "shop"),
			countWaiting(book.pool),
			countWaitingReviews(book.pool),
			countWaitingMessages(book.pool),
		]);
		return {
			...dashboard,
			alerts: open.map(({ subject, title, detail, remedy, since }) => {
				return { subject, title, detail, remedy, since: since.toISOString() };
			}),
			missingCompanyData: missingCompanyData(shop),
			waiting: { ...ofOrders, reviews, messages },
		};
	},
});
