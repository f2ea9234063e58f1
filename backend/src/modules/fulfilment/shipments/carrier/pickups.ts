import type { Pickup, PickupList, PickupRequest } from "@confiserie/domain/contract/pickup";
import { formatDate } from "@confiserie/domain/format";
import { isPickupOpen } from "@confiserie/domain/fulfilment/carrier-states";
import { pickupTimes } from "@confiserie/domain/fulfilment/pickup-slot";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, lock, one, rows, type Sql } from "../../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../../foundations/audit";
import { ApiFailure, failureOf } from "../../../foundations/failures";
import { readSetting } from "../../../foundations/settings";
import { type CarrierAccess, openCarrier } from "./account";
import type { BookedPickup, ShippingCarrier } from "./carrier";
import { senderOf } from "./consignment";

interface Act {
	actor: Administrator;
	now: Date;
}
interface PickupRow extends Omit<Pickup, "requestedAt"> {
	requestedAt: Date;
	askedAt: Date;
	bookingId: string | null;
}

/** A request that was sent may reach the carrier this much later; sooner, one that is not found there is not known to be lost. */
const IN_FLIGHT_MS = 60_000;

/** Parcels that wait for their carrier, and the pickups of the last sixty days. */
export async function listPickups(sql: Sql, now: Date): Promise<PickupList> {
	const waiting = await rows<PickupList["waiting"][number]>(
		sql,
		`select label.carrier_code, max(label.carrier_name) as carrier_name, ${LOAD},
				array_agg(distinct order_number) as orders
			from ${WAITING} group by label.carrier_code order by carrier_name, label.carrier_code`,
	);
	const since = new Date(now.getTime() - 60 * 86_400_000);
	const pickups = await readPickups(sql, "pickup.requested_at >= ?", since);
	return { waiting, pickups: pickups.map(shown) };
}

/**
 * Asks a carrier to come for its labelled parcels. The pickup is written down before the carrier is asked, one for a carrier and
 * a day. The carrier refuses no reference that it knows, so a request without a response is looked up before another is sent.
 * @throws ApiFailure VALIDATION, PICKUP_EMPTY, PICKUP_EXISTS, PICKUP_UNCONFIRMED, CARRIER_MISSING, CARRIER_REFUSED,
 *   CARRIER_UNAVAILABLE
 */
export async function requestPickup(
	pool: Knex,
	access: CarrierAccess,
	request: PickupRequest,
	act: Act,
): Promise<Pickup> {
	const carrier = await openCarrier(pool, access);
	const times = pickupTimes(request, act.now);
	if ("field" in times) throw new ApiFailure("VALIDATION", times);
	const { id, isNew } = await inTransaction(pool, (sql) => reserve(sql, request, act));
	if (isNew) await ask(pool, carrier, id, act.now);
	else if ((await find(pool, id)).state === "PENDING") await confirm(pool, carrier, id, act.now);
	const pickup = await find(pool, id);
	// The one before it never arrived: this one does not replace it.
	if (!isNew && !isPickupOpen(pickup.state)) return requestPickup(pool, access, request, act);
	return shown(pickup);
}

/** Takes over where the carrier has a pickup. @throws ApiFailure PICKUP_NOT_FOUND, PICKUP_UNCONFIRMED and those of carriers */
export async function checkPickup(pool: Knex, access: CarrierAccess, id: string, { now }: Act): Promise<Pickup> {
	const pickup = await find(pool, id);
	if (isPickupOpen(pickup.state)) {
		const carrier = await openCarrier(pool, access);
		if (pickup.bookingId === null) await confirm(pool, carrier, id, now);
		else await note(pool, pickup, await carrier.readPickup(pickup.bookingId));
	}
	return shown(await find(pool, id));
}

/** @throws ApiFailure PICKUP_NOT_FOUND, PICKUP_UNCONFIRMED, CARRIER_REFUSED for one that cannot be cancelled any more */
export async function cancelPickup(
	pool: Knex,
	access: CarrierAccess,
	id: string,
	{ actor, now }: Act,
): Promise<Pickup> {
	const before = await find(pool, id);
	if (!isPickupOpen(before.state)) return shown(before);
	const carrier = await openCarrier(pool, access);
	if (before.bookingId === null) await confirm(pool, carrier, id, now);
	const pickup = await find(pool, id);
	if (pickup.bookingId !== null && isPickupOpen(pickup.state)) {
		const cancelled = await carrier.cancelPickup(pickup.bookingId);
		await inTransaction(pool, async (sql) => {
			if (await note(sql, pickup, cancelled)) await recordAudit(sql, actor, auditOf("pickup.cancelled", pickup));
		});
	}
	return shown(await find(pool, id));
}

/** The open pickup of the carrier and the day, else a new one with the parcels that wait. */
async function reserve(sql: Knex.Transaction, request: PickupRequest, { actor, now }: Act) {
	const { carrierCode, day, from, until, instructions } = request;
	await lock(sql, "carrier-pickup", carrierCode);
	const [open] = await readPickups(
		sql,
		"pickup.carrier_code = ? and pickup.day = ? and pickup.state not in ('CANCELLED', 'REFUSED')",
		carrierCode,
		day,
	);
	if (open && (open.from !== from || open.until !== until)) throw new ApiFailure("PICKUP_EXISTS", { field: "day" });
	if (open) return { id: open.id, isNew: false };
	const load = await one<{ parcels: number; grams: number; carrierName: string; labels: string[] }>(
		sql,
		`select ${LOAD}, max(label.carrier_name) as carrier_name, array_agg(label.id) as labels from ${WAITING} and label.carrier_code = ?`,
		[carrierCode],
	);
	if (!load?.labels) throw new ApiFailure("PICKUP_EMPTY", { field: "carrierCode" });
	const id = generateEntityId(undefined, "pickup");
	const { labels, ...loaded } = load;
	const requested = { requestedAt: now, requestedBy: actor.email, askedAt: now };
	const times = { day, fromTime: from, untilTime: until, instructions };
	await insert(sql, "carrier_pickup", { id, carrierCode, ...loaded, ...times, state: "PENDING", ...requested });
	await sql.raw("update order_shipment_label set pickup_id = ? where id = any(?)", [id, labels]);
	await recordAudit(sql, actor, auditOf("pickup.requested", { id, day, carrierName: load.carrierName }));
	return { id, isNew: true };
}

/** Sends a request that was written down. A refusal is final for it; without a response it stays as it is. */
async function ask(pool: Knex, carrier: ShippingCarrier, id: string, now: Date): Promise<void> {
	const pickup = await find(pool, id);
	const times = pickupTimes(pickup, now);
	if ("field" in times) return note(pool, pickup, null, times.message).then(() => undefined);
	const order = { ...pickup, ...times, from: senderOf(await readSetting(pool, "shop")) };
	try {
		await note(pool, pickup, await carrier.requestPickup(order, id));
	} catch (error) {
		const failure = failureOf(error);
		if (failure?.code === "CARRIER_REFUSED") await note(pool, pickup, null, failure.message);
		throw error;
	}
}

/**
 * Finds out what became of a request without a response. One that the carrier does not know is over: nothing comes of it.
 * @throws ApiFailure PICKUP_UNCONFIRMED while it may still arrive there
 */
async function confirm(pool: Knex, carrier: ShippingCarrier, id: string, now: Date): Promise<void> {
	const pickup = await find(pool, id);
	const booked = await carrier.findPickup(id, pickup, pickup.askedAt);
	if (!booked && now.getTime() < pickup.askedAt.getTime() + IN_FLIGHT_MS) throw new ApiFailure("PICKUP_UNCONFIRMED");
	await note(pool, pickup, booked, "Sendcloud n'a pas reçu cette demande.");
}

/** Writes what the carrier made of a pickup; null for none. Parcels of one that ends wait again. @returns whether it has changed */
async function note(
	sql: Sql,
	pickup: Pick<PickupRow, "id" | "state">,
	booked: BookedPickup | null,
	refusal: string | null = null,
): Promise<boolean> {
	// A cancellation that failed reads as a pickup that failed: the carrier still comes.
	const isStill = booked?.state === "REFUSED" && (pickup.state === "BOOKED" || pickup.state === "CANCELLING");
	const state = isStill ? "BOOKED" : (booked?.state ?? "REFUSED");
	const why = state === "REFUSED" ? (booked ? "Le transporteur refuse cet enlèvement." : refusal) : null;
	const changed = await one(
		sql,
		`update carrier_pickup set state = ?, booking_id = coalesce(?, booking_id), refusal = ?
			where id = ? and state = ? and (state, booking_id) is distinct from (?, coalesce(?, booking_id)) returning id`,
		[state, booked?.id ?? null, why, pickup.id, pickup.state, state, booked?.id ?? null],
	);
	if (changed && !isPickupOpen(state))
		await sql.raw("update order_shipment_label set pickup_id = null where pickup_id = ?", [pickup.id]);
	return changed !== undefined;
}

/** Labels that no pickup includes, with their orders; the shop's parcels of the last thirty days. */
const WAITING = `order_shipment_label label join order_shipment shipment on shipment.id = label.shipment_id
	join order_book on order_book.id = shipment.order_id
	where label.state = 'ANNOUNCED' and label.pickup_id is null and label.carrier_code <> ''
		and label.created_at > now() - interval '30 days'`;
const LOAD = `sum(cardinality(label.parcel_ids))::int as parcels,
	sum((select sum(grams) from order_shipment_package package where package.shipment_id = shipment.id))::int as grams`;

async function find(sql: Sql, id: string): Promise<PickupRow> {
	const [pickup] = await readPickups(sql, "pickup.id = ?", id);
	if (!pickup) throw new ApiFailure("PICKUP_NOT_FOUND");
	return pickup;
}

const readPickups = (sql: Sql, condition: string, ...values: (string | Date)[]) =>
	rows<PickupRow>(
		sql,
		`select pickup.id, carrier_code, carrier_name, parcels, grams, to_char(day, 'YYYY-MM-DD') as day, from_time as "from",
				until_time as "until", instructions, state, refusal, booking_id, asked_at, requested_at, requested_by,
				array(select distinct order_number from order_shipment_label label
					join order_shipment shipment on shipment.id = label.shipment_id
					join order_book on order_book.id = shipment.order_id
					where label.pickup_id = pickup.id order by order_number) as orders
			from carrier_pickup pickup where ${condition} order by requested_at desc, pickup.id desc limit 200`,
		values,
	);

const shown = ({ requestedAt, askedAt: _, bookingId: __, ...pickup }: PickupRow): Pickup => ({
	...pickup,
	requestedAt: requestedAt.toISOString(),
});

const auditOf = (
	action: "pickup.requested" | "pickup.cancelled",
	{ id, day, carrierName }: Pick<PickupRow, "id" | "day" | "carrierName">,
) => ({ action, entity: "pickup" as const, entityId: id, label: `${carrierName}, ${formatDate(day)}` });
