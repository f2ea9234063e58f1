import type { OrderStatus } from "@confiserie/domain/order-status";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDERING_MODULE } from "../../modules/ordering";
import { changeStatus } from "../../modules/ordering/admin/change-status";
import { rows } from "../../modules/ordering/db";
import type OrderingService from "../../modules/ordering/service";
import type { OrderBook } from "../../modules/ordering/types";

/** What an event of the engine named: an order or one of its fulfilments. */
export interface EngineReference {
	engineOrderId?: string | undefined;
	fulfilmentId?: string | undefined;
}

/** How far the engine's order has come. */
type Stage = Extract<OrderStatus, "PREPARING" | "SHIPPED" | "DELIVERED">;
interface Advance {
	id: string;
	stage: Stage;
	/** The stage is further than the order book's status, and nobody took the order back from there since. */
	isAhead: boolean;
	/** Every box of the order is in a fulfilment: it has left the engine's stock. */
	isPacked: boolean;
	deliveredAt: Date | null;
	actorId: string | null;
	actorEmail: string | null;
}

/**
 * Takes over what was fulfilled, shipped or delivered in Medusa Admin: PREPARING with the first fulfilment, SHIPPED and
 * DELIVERED once every box is. Only ever forwards, so that what the shop fulfils there itself comes back as no change, and a
 * repeat neither; an order that an administrator took back since stays where it was put.
 * @param named what an event named; without it, all of the last days that no event told of
 */
export async function takeOverFulfilments(container: MedusaContainer, named: EngineReference = {}): Promise<void> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	for (const advance of await advances(book, named)) {
		if (advance.isPacked) await noteThatGoodsLeft(book, advance.id);
		if (!advance.isAhead) continue;
		await changeStatus(book, {
			idOrNumber: advance.id,
			request: {
				status: advance.stage,
				deliveredAt: advance.stage === "DELIVERED" ? advance.deliveredAt?.toISOString() : null,
				note: NOTES[advance.stage],
			},
			actor: { customerId: advance.actorId ?? "engine", email: advance.actorEmail ?? "Medusa Admin" },
		});
	}
}

const NOTES: Record<Stage, string> = {
	PREPARING: "Préparée dans Medusa Admin.",
	SHIPPED: "Expédiée dans Medusa Admin.",
	DELIVERED: "Livrée dans Medusa Admin.",
};

/** From here on no change of status gives stock back or holds it. */
async function noteThatGoodsLeft(book: OrderBook, orderId: string): Promise<void> {
	await book.pool.raw(
		"update order_book set fulfilled_at = ? where id = ? and fulfilled_at is null and status <> 'CANCELLED'",
		[book.now(), orderId],
	);
}

/** Fulfilments that changed so lately that their event may be the lost one: the sweep looks every few minutes. */
const LATELY = "7 days";

function advances(book: OrderBook, { engineOrderId, fulfilmentId }: EngineReference): Promise<Advance[]> {
	const [named, values] = engineOrderId
		? ["link.order_id = ?", [engineOrderId]]
		: fulfilmentId
			? ["link.fulfillment_id = ?", [fulfilmentId]]
			: [`fulfillment.updated_at > now() - interval '${LATELY}'`, []];
	return rows<Advance>(
		book.pool,
		`with named as (
			select distinct link.order_id from order_fulfillment link join fulfillment on fulfillment.id = link.fulfillment_id
				where link.deleted_at is null and ${named}
		), progress as (
			select order_book.id, order_book.fulfilled_at, order_book.status, engine.id as engine_order_id,
				items.is_packed, made.delivered_at,
				case when items.is_delivered then 'DELIVERED' when items.is_shipped then 'SHIPPED' else 'PREPARING' end as stage,
				case when items.is_delivered then made.delivered_at when items.is_shipped then made.shipped_at
					else made.created_at end as reached_at
			from named join "order" engine on engine.id = named.order_id
			join order_book on order_book.medusa_order_id = engine.id
			cross join lateral (
				select max(fulfillment.created_at) as created_at, max(fulfillment.shipped_at) as shipped_at,
					max(fulfillment.delivered_at) as delivered_at
				from order_fulfillment link join fulfillment on fulfillment.id = link.fulfillment_id
				where link.order_id = engine.id and link.deleted_at is null
					and fulfillment.deleted_at is null and fulfillment.canceled_at is null
			) made
			cross join lateral (
				select bool_and(fulfilled_quantity >= quantity) as is_packed, bool_and(shipped_quantity >= quantity) as is_shipped,
					bool_and(delivered_quantity >= quantity) as is_delivered
				from order_item item where item.order_id = engine.id and item.version = engine.version and item.deleted_at is null
			) items
			where order_book.status in ('PENDING','CONFIRMED','PREPARING','SHIPPED') and made.created_at is not null
		), judged as (
			select progress.*, array_position(${STAGES}, stage) > coalesce(array_position(${STAGES}, status), 0) and not exists (
				select 1 from order_book_history history where history.order_id = progress.id and history.at >= reached_at
					and array_position(${STAGES}, history.from_status) >= array_position(${STAGES}, stage)
					and coalesce(array_position(${STAGES}, history.to_status), 0) < array_position(${STAGES}, stage)
			) as is_ahead from progress
		)
		select judged.id, stage, is_ahead, is_packed, delivered_at, act.actor_id, act.actor_email from judged
			left join order_engine_act act on act.engine_order_id = judged.engine_order_id and act.leads_to = stage
			where is_ahead or (is_packed and fulfilled_at is null)`,
		values,
	);
}

const STAGES = "array['PREPARING','SHIPPED','DELIVERED']";
