import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { toCents } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { one } from "../../lib/database/sql";
import { REACHABLE_ACCOUNTS } from "../../medusa/accounts/people";
import { membershipOf, resolveBuyer } from "../../modules/companies/companies";
import { deliveryRules } from "../../modules/fulfilment/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../modules/medusa/order-service";
import type { PlaceOrderInput } from "../../modules/sales/checkout";
import { orderOnAccount, requestApproval } from "../../modules/sales/company-orders";
import { depositRules } from "../../modules/terms/deposits";
import { demoItems } from "./demo-items";

interface Person {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
	phone: string;
}

/** Boxes by reference: one order within what the company may owe, one above its buyer's limit. */
const ON_ACCOUNT = { "POP-NAT-080": 16, "BON-BER-200": 8 };
const ABOVE_LIMIT = { "BAP-FRA-40": 8, "POP-CBS-100": 10 };

/** Gives the demo company an order that it owes and one that waits for the approval of pro@demo.fr, unless it has ordered. */
export async function seedDemoOrders(scope: MedusaContainer): Promise<void> {
	const ordering = scope.resolve<OrderingService>(ORDERING_MODULE);
	const { context } = ordering;
	const person = (email: string) =>
		one<Person>(context.pool, `select * from ${REACHABLE_ACCOUNTS} account where email = ?`, [email]);
	const [manager, buyer] = [await person("pro@demo.fr"), await person("acheteur@demo.fr")];
	const membership = manager && (await membershipOf(context.pool, manager.id));
	if (!membership || !buyer) return;
	const { companyId } = membership;
	if ((await membershipOf(context.pool, buyer.id))?.companyId !== companyId) return;
	if (await one(context.pool, "select 1 from order_book where company_id = ? limit 1", [companyId])) return;

	const owed = await orderOf(scope, manager, ON_ACCOUNT, { purchaseOrder: "BC-0117", costCentre: "Terrasse" });
	const waiting = await orderOf(scope, buyer, ABOVE_LIMIT, { purchaseOrder: "BC-0118", costCentre: "Cinéma du jeudi" });
	if (!owed || !waiting) return;
	const { orderNumber } = await ordering.openCheckout(owed);
	await orderOnAccount(context, orderNumber, manager.id);
	await requestApproval(context, waiting);
}

/** What the page of the checkout would send; undefined where a merchant has replaced the demo catalogue. */
async function orderOf(
	scope: MedusaContainer,
	{ id: customerId, email, firstName, lastName, phone }: Person,
	boxes: Readonly<Record<string, number>>,
	references: { purchaseOrder: string; costCentre: string },
): Promise<PlaceOrderInput | undefined> {
	const ordering = scope.resolve<OrderingService>(ORDERING_MODULE);
	const { pool } = ordering.context;
	const items = await demoItems(pool, boxes);
	const buyer = await resolveBuyer(pool, { customerId });
	const { business } = buyer;
	if (items.length < Object.keys(boxes).length || !business) return undefined;
	const [rules, deposit] = [await deliveryRules(scope), await depositRules(scope)];
	const address = business.billingAddress ?? undefined;
	const quote = await ordering.quoteShipping(items, rules, { buyer, address });
	const request = paymentIntentRequestSchema.parse({
		amount: toCents(quote.totalWithShipping),
		currency: "eur",
		paymentType: "full",
		orderData: { email, firstName, lastName, phone, address, business: { ...business, ...references }, items },
	});
	return { customerId, customerEmail: email, request, idempotencyKey: undefined, rules, depositRules: deposit };
}
