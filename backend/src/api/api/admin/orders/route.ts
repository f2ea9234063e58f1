import { adminOrderQuerySchema } from "@confiserie/domain/contract/admin-order";
import { type StaffOrderResult, staffOrderSchema } from "@confiserie/domain/contract/staff-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../../config/env";
import { callerOf } from "../../../../http/caller";
import { parseBody, parseQuery } from "../../../../http/parse";
import { paymentPathAt } from "../../../../http/quote-links";
import { noteOrder } from "../../../../http/request-watch";
import { customerOfId } from "../../../../medusa/accounts/people";
import { withStoredPhone } from "../../../../modules/accounts";
import { placeStaffOrder } from "../../../../modules/checkout";
import { deliveryRules } from "../../../../modules/delivery";
import { depositRules } from "../../../../modules/deposits";
import { ApiFailure } from "../../../../modules/failures";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { findOrder, listAdminOrders, readAdminOrder } from "../../../../modules/orders";
import { linkableCents } from "../../../../modules/payments";

/** GET /api/admin/orders: all orders, filtered, sorted, paged. Source: accounts spec §7 "Admin orders". */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const query = parseQuery(adminOrderQuerySchema, req);
	res.json(await listAdminOrders(req.scope.resolve<OrderingService>(ORDERING_MODULE).book, query));
}

/** POST /api/admin/orders: an order that staff enters for a customer -> 201 with the order and where it is paid. */
export async function POST(req: MedusaRequest, res: MedusaResponse<StaffOrderResult>): Promise<void> {
	const { customerId, channelId, requestId, invite, payment, depositPercentage, ...body } = parseBody(
		staffOrderSchema,
		req,
	);
	const orderData = withStoredPhone(body.orderData, "orderData.phone");
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	if (customerId && !(await customerOfId(book.pool, customerId)))
		throw new ApiFailure("CUSTOMER_NOT_FOUND", { field: "customerId", message: "Ce client n'existe pas." });
	const [rules, deposit] = await Promise.all([deliveryRules(req.scope), depositRules(req.scope)]);
	const paymentPath = paymentPathAt(book);
	const id = await placeStaffOrder(book, {
		orderData,
		depositPercentage: depositPercentage ?? null,
		requestId,
		channelId: channelId ?? undefined,
		customerId: customerId ?? undefined,
		invite,
		payment,
		actor: callerOf(req),
		rules,
		depositRules: deposit,
		paymentPath,
	});
	const [placed, order] = await Promise.all([findOrder(book.pool, id, null), readAdminOrder(book, id)]);
	noteOrder(req, order.orderNumber);
	res.status(201).json({
		order,
		paymentUrl: linkableCents(placed) > 0 ? `${currentEnv().STOREFRONT_URL}${paymentPath(order.orderNumber)}` : null,
		heldUntil: placed.holdExpiresAt?.toISOString() ?? null,
	});
}
