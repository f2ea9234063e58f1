import * as contract from "@confiserie/domain/contract/dashboard";
import { missingCompanyData } from "@confiserie/domain/shop/company-data";
import { serve } from "../http/operations/serve";
import { countShortLots } from "../modules/catalog/lots";
import { countWaitingMessages } from "../modules/customers/contact";
import { countWaitingReviews } from "../modules/customers/reviews";
import { readSetting } from "../modules/foundations/settings";
import { readOpenAlerts } from "../modules/operations/monitoring";
import { countWaiting, readDashboard } from "../modules/sales/orders";
import { countOpenInquiries } from "../modules/sales/quotes";

export default serve(contract, {
	readDashboard: async ({ ordering: { context } }) => {
		const [dashboard, open, shop] = await Promise.all([
			readDashboard(context),
			readOpenAlerts(context.pool),
			readSetting(context.pool, "shop"),
		]);
		return {
			...dashboard,
			alerts: open.map(({ subject, title, detail, remedy, since }) => {
				return { subject, title, detail, remedy, since: since.toISOString() };
			}),
			missingCompanyData: missingCompanyData(shop),
		};
	},
	readQueues: async ({ ordering: { context } }) => {
		const [ofOrders, inquiries, reviews, messages, shortLots] = await Promise.all([
			countWaiting(context.pool),
			countOpenInquiries(context.pool),
			countWaitingReviews(context.pool),
			countWaitingMessages(context.pool),
			countShortLots(context.pool, context.now()),
		]);
		return { ...ofOrders, inquiries, reviews, messages, shortLots };
	},
});
