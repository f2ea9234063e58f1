import * as contract from "@confiserie/domain/contract/shipments";
import { goodsFile } from "../http/goods-file";
import { type SentFile, serve } from "../http/operations/serve";
import { readSeller } from "../modules/documents/invoicing";
import { readSetting } from "../modules/foundations/settings";
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
} from "../modules/fulfilment/shipments";
import type { OrderingService } from "../modules/medusa/order-service";
import {
	cancelCarrierLabel,
	carrierLabelPdf,
	carrierRates,
	changeShipmentTracking,
	createCarrierLabel,
	receiveCarrierEvent,
	receiveReturn,
	shipOrder,
} from "../modules/sales/order-changes";
import { readAdminOrder } from "../modules/sales/orders";

/** A document of one shipment under its prefix, the order's number and its own. @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND */
async function shipmentFile(
	{ context }: OrderingService,
	{ id, shipment: number }: { id: string; shipment: string },
	prefix: string,
	pdfOf: typeof labelPdf,
): Promise<SentFile> {
	const order = await readAdminOrder(context, id);
	const shipment = await readShipment(context.pool, order.id, number);
	const bytes = await pdfOf(order, shipment, await readSeller(context.pool));
	return { bytes, name: `${prefix}-${order.orderNumber}-${shipment.number}.pdf` };
}

export default serve(contract, {
	shipOrder: ({ ordering: { context }, caller, params, body: request, idempotencyKey }) => {
		const requested = { idOrNumber: params.id, request, actor: caller, idempotencyKey };
		return shipOrder(context, requested);
	},
	changeShipmentTracking: ({ ordering: { context }, caller, params: { id, shipment: number }, body: request }) =>
		changeShipmentTracking(context, { idOrNumber: id, number, request, actor: caller }),
	downloadShipmentLabels: ({ ordering, params }) => shipmentFile(ordering, params, "ETIQ", labelPdf),
	downloadTransportNote: ({ ordering, params }) => shipmentFile(ordering, params, "CMR", transportNotePdf),
	downloadShipmentNote: ({ ordering, params }) => goodsFile(ordering, "DELIVERY_NOTE", params),
	listCarrierRates: ({ ordering: { context, carrier }, params: { id, shipment: number } }) =>
		carrierRates(context, carrier, { idOrNumber: id, number }),
	createCarrierLabel: ({ ordering: { context, carrier }, caller, params: { id, shipment: number }, body: request }) =>
		createCarrierLabel(context, carrier, { idOrNumber: id, number, request, actor: caller }),
	downloadCarrierLabel: async ({ ordering: { context, carrier }, params: { id, shipment: number } }) => {
		const { name, bytes } = await carrierLabelPdf(context, carrier, { idOrNumber: id, number });
		return { bytes, name: `${name}.pdf` };
	},
	cancelCarrierLabel: ({ ordering: { context, carrier }, caller, params: { id, shipment: number } }) =>
		cancelCarrierLabel(context, carrier, { idOrNumber: id, number, actor: caller }),
	readCarrierAccount: ({ ordering: { context, carrier } }) => readCarrierAccount(context.pool, carrier),
	connectCarrier: ({ ordering: { context, carrier }, caller, body: keys }) =>
		changeCarrierAccount(context.pool, carrier, keys, { actor: caller, now: context.now() }),
	disconnectCarrier: async ({ ordering: { context, carrier }, caller }) => {
		await changeCarrierAccount(context.pool, carrier, null, { actor: caller, now: context.now() });
	},
	testCarrier: async ({ ordering: { context, carrier: access } }) => {
		const carrier = await openCarrier(context.pool, access);
		const shop = senderOf(await readSetting(context.pool, "shop"));
		return { services: (await carrier.rates({ from: shop, to: shop, grams: [1000] })).length };
	},
	listPickups: ({ ordering: { context } }) => listPickups(context.pool, context.now()),
	requestPickup: ({ ordering: { context, carrier }, caller, body: request }) =>
		requestPickup(context.pool, carrier, request, { actor: caller, now: context.now() }),
	checkPickup: ({ ordering: { context, carrier }, caller, params }) =>
		checkPickup(context.pool, carrier, params.id, { actor: caller, now: context.now() }),
	cancelPickup: ({ ordering: { context, carrier }, caller, params }) =>
		cancelPickup(context.pool, carrier, params.id, { actor: caller, now: context.now() }),
	receiveCarrierEvent: async ({ ordering: { context, carrier }, req }) => {
		const payload = Buffer.isBuffer(req.rawBody) ? req.rawBody.toString("utf8") : "";
		await receiveCarrierEvent(context, carrier, { payload, signature: req.get("Sendcloud-Signature") ?? "" });
		return { received: true };
	},
	receiveReturn: ({ ordering: { context }, caller, params, body: request, idempotencyKey }) => {
		const requested = { idOrNumber: params.id, request, actor: caller, idempotencyKey };
		return receiveReturn(context, requested);
	},
});
