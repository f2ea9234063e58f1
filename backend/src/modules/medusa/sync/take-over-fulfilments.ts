import { isCancelled, MEDUSA_STAGES, type MedusaStage, type OrderStatus } from "@confiserie/domain/orders/order-status";
import { isAhead } from "@confiserie/domain/orders/status-change";
import { rows } from "../../../lib/database/sql";
import { eachApart } from "../../../lib/each-apart";
import { actsIn, FULFILMENTS_EVER, progressOf } from "../../../medusa/orders/fulfilments";
import { ORDERS_EVER } from "../../../medusa/orders/orders";
import { statusIn } from "../../foundations/order-status";
import { changeStatus } from "../../sales/order-changes";
import { acknowledgeActs } from "../../sales/orders";
import type { PaymentContext } from "../../sales/payments";
import { isAheadSql } from "./is-ahead-sql";

/** What an event of Medusa named: an order or one of its fulfilments. */
export interface MedusaReference {
	medusaOrderId?: string | undefined;
	fulfilmentId?: string | undefined;
}

interface Advance {
	id: string;
	/** How far Medusa's order has come. */
	stage: MedusaStage;
	deliveredAt: Date | null;
	actorId: string | null;
	actorEmail: string | null;
}

/**
 * Takes over what was fulfilled, shipped or delivered in Medusa Admin: PREPARING with the first fulfilment, SHIPPED and
 * DELIVERED once every box is. Only ever forwards, so that what the shop fulfils there itself comes back as no change,
 * nor does a repeat; an order that an administrator moved back since stays there: what was done in Medusa by then is
 * known to the order (see medusa-acts.ts), and no clocks are compared.
 * @param named what an event named; without it, all of the last days that no event reported
 */
export async function takeOverFulfilments(context: PaymentContext, named: MedusaReference = {}): Promise<void> {
	await eachApart(
		await advances(context, named),
		({ id }) => id,
		(advance) =>
			changeStatus(context, {
				idOrNumber: advance.id,
				request: {
					status: advance.stage,
					deliveredAt: advance.stage === "DELIVERED" ? advance.deliveredAt?.toISOString() : null,
					note: NOTES[advance.stage],
				},
				isInMedusa: true,
				actor: { customerId: advance.actorId ?? "engine", email: advance.actorEmail ?? "Medusa Admin" },
				isStillWanted: async (sql, order) =>
					(await acknowledgeActs(sql, order.id, [advance.stage])) && isAhead(advance.stage, order.status),
			}),
	);
}

const NOTES: Record<MedusaStage, string> = {
	PREPARING: "Préparée dans Medusa Admin.",
	SHIPPED: "Expédiée dans Medusa Admin.",
	DELIVERED: "Livrée dans Medusa Admin.",
};

/** Fulfilments that changed so lately that their event may be the lost one: the sweep looks every few minutes. */
const LATELY = "7 days";

function advances(context: PaymentContext, { medusaOrderId, fulfilmentId }: MedusaReference): Promise<Advance[]> {
	const [named, values] = medusaOrderId
		? ["made.order_id = ?", [medusaOrderId]]
		: fulfilmentId
			? ["made.id = ?", [fulfilmentId]]
			: [`made.updated_at > now() - interval '${LATELY}'`, []];
	return rows<Advance>(
		context.pool,
		`with named as (
			select distinct made.order_id from ${FULFILMENTS_EVER} made where ${named}
		), progress as (
			select order_book.id, order_book.status, engine.id as medusa_order_id, made.delivered_at,
				case when items.is_delivered then 'DELIVERED' when items.is_shipped then 'SHIPPED' else 'PREPARING' end as stage
			from named join ${ORDERS_EVER} engine on engine.id = named.order_id
			join order_book on order_book.medusa_order_id = engine.id
			cross join lateral (
				select max(created_at) as created_at, max(delivered_at) as delivered_at
				from ${FULFILMENTS_EVER} fulfilment where order_id = engine.id and stands
			) made
			cross join lateral ${progressOf("engine.id", "engine.version")} items
			where ${statusIn(mayAdvance, "order_book.status")} and made.created_at is not null
		)
		select progress.id, stage, delivered_at, act.actor_id, act.actor_email from progress
			left join order_engine_act act on act.engine_order_id = progress.medusa_order_id and act.leads_to = stage
			where ${isAheadSql("stage", "status")} and exists (
				select 1 from (${actsIn("progress.medusa_order_id")}) act where act.leads_to = stage and not exists (
					select 1 from order_book_engine_act known where known.order_id = progress.id
						and known.leads_to = act.leads_to and known.subject = act.subject))`,
		values,
	);
}

/** Whether an act in Medusa may still lead an order of this status further. */
const mayAdvance = (status: OrderStatus) =>
	!isCancelled(status) && MEDUSA_STAGES.some((stage) => isAhead(stage, status));
