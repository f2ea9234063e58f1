import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { ORDERS_EVER } from "../medusa/orders/orders";
import { refuseWithheld } from "../modules/catalog/lots";
import { ApiFailure } from "../modules/foundations/failures";
import { ORDERING_MODULE, type OrderingService } from "../modules/medusa/order-service";
import { actorOf } from "./caller";

/** What in Medusa Admin moves an order, and to which status of the order service. */
const ACTS = {
	"/admin/orders/:id/fulfillments": "PREPARING",
	"/admin/orders/:id/fulfillments/:fulfillment_id/shipments": "SHIPPED",
	"/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered": "DELIVERED",
	"/admin/orders/:id/cancel": "CANCELLED",
} satisfies Record<string, OrderStatus>;

/** Records the user who moves an order in Medusa Admin, before Medusa does: its events carry no actor. */
export const medusaActs: MiddlewareRoute[] = Object.entries(ACTS).map(([matcher, leadsTo]) => ({
	matcher,
	methods: ["POST"],
	middlewares: [
		async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
			await note(req, leadsTo);
			if (leadsTo === "CANCELLED") await noteUnderWay(req, res);
			next();
		},
	],
}));

/** Boxes to fulfil; what is none of them Medusa itself refuses. */
const fulfilled = z.object({ items: z.array(z.object({ id: z.string().max(100), quantity: z.number() })).max(1000) });

async function refuseUnshippable(req: MedusaRequest): Promise<void> {
	const { data } = fulfilled.safeParse(req.body);
	const { context } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	if (data) await refuseWithheld(context.pool, req.params.id ?? "", data.items, context.now());
}

/** While Medusa cancels an order, the refunds that it makes for it are known to be no acts of their own. */
async function noteUnderWay(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
	const order = { engine_order_id: req.params.id ?? "" };
	await database("order_engine_cancelling")
		.insert(order)
		.onConflict("engine_order_id")
		.merge({ since: database.fn.now() });
	res.once("finish", () => {
		database("order_engine_cancelling")
			.where(order)
			.delete()
			.catch((error: unknown) => logger.warn(`The end of a cancellation was not noted: ${String(error)}`));
	});
}

async function note(req: MedusaRequest, leadsTo: OrderStatus): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const actor = actorOf(req);
	if (!actor) throw new ApiFailure("UNAUTHENTICATED");
	if (leadsTo === "PREPARING") await refuseUnshippable(req);
	await database.raw(
		`insert into order_engine_act (engine_order_id, leads_to, actor_id, actor_email)
			select engine.id, ?, ?, ? from ${ORDERS_EVER} engine where engine.id = ?
			on conflict (engine_order_id, leads_to) do update
			set actor_id = excluded.actor_id, actor_email = excluded.actor_email, at = excluded.at`,
		[leadsTo, actor.customerId, actor.email, req.params.id ?? ""],
	);
}
