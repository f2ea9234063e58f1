import * as contract from "@confiserie/domain/contract/shipments";
import { goodsFile } from "../http/goods-file";
import { type SentFile, serve } from "../http/operations/serve";
import { readSeller } from "../modules/invoicing";
import {
	cancelCarrierLabel,
	carrierLabelPdf,
	carrierRates,
	changeShipmentTracking,
	createCarrierLabel,
	receiveCarrierEvent,
	receiveReturn,
	shipOrder,
} from "../modules/order-changes";
import type { OrderingService } from "../modules/order-service";
import { readAdminOrder } from "../modules/orders";
import { readSetting } from "../modules/settings";
import {
	cancelPickup,
	changeCarrierAccount,
	checkPickup,
	labelPdf,
	listPickups,
	openCarrier,
	readCarrierAccount,
	readShipment,
	requestPickup,
	senderOf,
	transportNotePdf,
} from "../modules/shipments";

/** A document of one shipment under its prefix, the order's number and its own. @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND */
async function shipmentFile(
	{ book }: OrderingService,
	{ id, shipment: number }: { id: string; shipment: string },
	prefix: string,
	pdfOf: typeof labelPdf,
): Promise<SentFile> {
	const order = await readAdminOrder(book, id);
	const shipment = await readShipment(book.pool, order.id, number);
	const bytes = await pdfOf(order, shipment, await readSeller(book.pool));
	return { bytes, name: `${prefix}-${order.orderNumber}-${shipment.number}.pdf` };
}

export default serve(contract, {
	shipOrder: ({ ordering: { book }, caller, params, body: request, idempotencyKey }) => {
		const wish = { idOrNumber: params.id, request, actor: caller, idempotencyKey };
		return shipOrder(book, wish);
	},
	changeShipmentTracking: ({ ordering: { book }, caller, params: { id, shipment: number }, body: request }) =>
		changeShipmentTracking(book, { idOrNumber: id, number, request, actor: caller }),
	downloadShipmentLabels: ({ ordering, params }) => shipmentFile(ordering, params, "ETIQ", labelPdf),
	downloadTransportNote: ({ ordering, params }) => shipmentFile(ordering, params, "CMR", transportNotePdf),
	downloadShipmentNote: ({ ordering, params }) => goodsFile(ordering, "DELIVERY_NOTE", params),
	listCarrierRates: ({ ordering: { book, carrier }, params: { id, shipment: number } }) =>
		carrierRates(book, carrier, { idOrNumber: id, number }),
	createCarrierLabel: ({ ordering: { book, carrier }, caller, params: { id, shipment: number }, body: request }) =>
		createCarrierLabel(book, carrier, { idOrNumber: id, number, request, actor: caller }),
	downloadCarrierLabel: async ({ ordering: { book, carrier }, params: { id, shipment: number } }) => {
		const { name, bytes } = await carrierLabelPdf(book, carrier, { idOrNumber: id, number });
		return { bytes, name: `${name}.pdf` };
	},
	cancelCarrierLabel: ({ ordering: { book, carrier }, caller, params: { id, shipment: number } }) =>
		cancelCarrierLabel(book, carrier, { idOrNumber: id, number, actor: caller }),
	readCarrierAccount: ({ ordering: { book, carrier } }) => readCarrierAccount(book.pool, carrier),
	connectCarrier: ({ ordering: { book, carrier }, caller, body: keys }) =>
		changeCarrierAccount(book.pool, carrier, keys, { actor: caller, now: book.now() }),
	disconnectCarrier: async ({ ordering: { book, carrier }, caller }) => {
		await changeCarrierAccount(book.pool, carrier, null, { actor: caller, now: book.now() });
	},
	testCarrier: async ({ ordering: { book, carrier: access } }) => {
		const carrier = await openCarrier(book.pool, access);
		const shop = senderOf(await readSetting(book.pool, "shop"));
		return { services: (await carrier.rates({ from: shop, to: shop, grams: [1000] })).length };
	},
	listPickups: ({ ordering: { book } }) => listPickups(book.pool, book.now()),
	requestPickup: ({ ordering: { book, carrier }, caller, body: request }) =>
		requestPickup(book.pool, carrier, request, { actor: caller, now: book.now() }),
	checkPickup: ({ ordering: { book, carrier }, caller, params }) =>
		checkPickup(book.pool, carrier, params.id, { actor: caller, now: book.now() }),
	cancelPickup: ({ ordering: { book, carrier }, caller, params }) =>
		cancelPickup(book.pool, carrier, params.id, { actor: caller, now: book.now() }),
	receiveCarrierEvent: async ({ ordering: { book, carrier }, req }) => {
		const payload = Buffer.isBuffer(req.rawBody) ? req.rawBody.toString("utf8") : "";
		await receiveCarrierEvent(book, carrier, { payload, signature: req.get("Sendcloud-Signature") ?? "" });
		return { received: true };
	},
	receiveReturn: ({ ordering: { book }, caller, params, body: request, idempotencyKey }) => {
		const wish = { idOrNumber: params.id, request, actor: caller, idempotencyKey };
		return receiveReturn(book, wish);
	},
});
