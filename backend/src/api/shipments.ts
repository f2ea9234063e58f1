import * as contract from "@confiserie/domain/contract/shipments";
import { SENT, serve } from "../http/operations/serve";
import { sendGoodsPaper, sendShipmentPaper } from "../http/send-goods-paper";
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
import { readSetting } from "../modules/settings";
import {
	cancelPickup,
	changeCarrierAccount,
	checkPickup,
	listPickups,
	openCarrier,
	readCarrierAccount,
	requestPickup,
	senderOf,
} from "../modules/shipments";

export default serve(contract, {
	shipOrder: ({ ordering: { book }, caller, params, body: request, idempotencyKey }) => {
		const wish = { idOrNumber: params.id, request, actor: caller, idempotencyKey };
		return shipOrder(book, wish);
	},
	changeShipmentTracking: ({ ordering: { book }, caller, params: { id, shipment: number }, body: request }) =>
		changeShipmentTracking(book, { idOrNumber: id, number, request, actor: caller }),
	downloadShipmentLabels: async ({ req, res }) => {
		await sendShipmentPaper(req, res, "labels");
		return SENT;
	},
	downloadTransportNote: async ({ req, res }) => {
		await sendShipmentPaper(req, res, "transport-note");
		return SENT;
	},
	downloadShipmentNote: async ({ params, req, res }) => {
		await sendGoodsPaper(req, res, "DELIVERY_NOTE", params.shipment);
		return SENT;
	},
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
