import { missingCompanyData } from "@confiserie/domain/company-data";
import type { Dashboard } from "@confiserie/domain/contract/admin-dashboard";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { countWaitingMessages } from "../../../../modules/contact";
import { readOpenAlerts } from "../../../../modules/monitoring";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { countWaiting, readDashboard } from "../../../../modules/orders";
import { countWaitingReviews } from "../../../../modules/reviews";
import { readSetting } from "../../../../modules/settings";

/** GET /api/admin/dashboard: figures, trends, days, best sellers, stock to watch, balances due, open alerts, queues. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const [dashboard, open, shop, ofOrders, reviews, messages] = await Promise.all([
		readDashboard(book),
		readOpenAlerts(book.pool),
		readSetting(book.pool, "shop"),
		countWaiting(book.pool),
		countWaitingReviews(book.pool),
		countWaitingMessages(book.pool),
	]);
	const alerts = open.map(({ subject, title, detail, remedy, since }) => {
		return { subject, title, detail, remedy, since: since.toISOString() };
	});
	res.json({
		...dashboard,
		alerts,
		missingCompanyData: missingCompanyData(shop),
		waiting: { ...ofOrders, reviews, messages },
	} satisfies Dashboard);
}
