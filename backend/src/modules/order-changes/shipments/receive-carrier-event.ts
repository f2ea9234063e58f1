import { carrierEventSchema } from "@confiserie/domain/contract/carrier";
import { inTransaction, one } from "../../../lib/database/sql";
import { ApiFailure } from "../../failures";
import type { OrderRow } from "../../orders";
import type { PaymentBook } from "../../payments";
import {
	type CarrierAccess,
	carrierTracking,
	newsOf,
	noteNews,
	openCarrier,
	type TrackingColumns,
} from "../../shipments";
import { trackingColumns } from "../change-tracking";
import { writeTracking } from "./write-tracking";

/**
 * Takes an event of the carrier: where a parcel is, and a number that it had not got before. Events come more than once and in any
 * order, so the latest one counts. One about a parcel that is not the shop's changes nothing.
 * @param payload the body, byte for byte
 * @throws ApiFailure VALIDATION for a signature that does not fit and a body that is no event
 */
export async function receiveCarrierEvent(
	book: PaymentBook,
	access: CarrierAccess,
	{ payload, signature }: { payload: string; signature: string },
): Promise<void> {
	const carrier = await openCarrier(book.pool, access).catch(() => undefined);
	if (!carrier?.isSigned(payload, signature))
		throw invalid("sendcloud-signature", "La signature de l'événement est invalide.");
	const event = carrierEventSchema.safeParse(parsed(payload));
	if (!event.success) throw invalid("parcel", "Un événement de Sendcloud est attendu.");
	const news = newsOf(event.data);
	if (!news) return;
	await inTransaction(book.writes, async (sql) => {
		const about = await noteNews(sql, news);
		if (!about || !news.trackingNumber) return;
		const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [about.orderId]);
		const known = await one<TrackingColumns>(sql, "select * from order_shipment where id = ?", [about.shipmentId]);
		if (!order || !known || known.trackingNumber !== null) return;
		const tracking = carrierTracking("", news);
		if (tracking) await writeTracking(sql, order, about.shipmentId, trackingColumns(tracking), book.now());
	});
}

function parsed(payload: string): unknown {
	try {
		return JSON.parse(payload);
	} catch {
		return undefined;
	}
}

const invalid = (field: string, message: string) => new ApiFailure("VALIDATION", { field, message });
