import * as contract from "@confiserie/domain/contract/payments";
import { UNKNOWN_CODE } from "@confiserie/domain/promotions/refusal";
import { linkedOrder } from "../http/linked-order";
import { serve } from "../http/operations/serve";
import { orderInput } from "../http/placed-order";
import { noteOrder } from "../http/request-watch";
import { askCommercialCode, askWithPromotion, placeWithCodes } from "../http/tries";
import { resolveBuyer } from "../modules/companies/companies";
import { deliveryRules } from "../modules/fulfilment/delivery";
import { openLinked, readLinked } from "../modules/sales/payments";
import { codeContext, isValidCode } from "../modules/terms/commercial-codes";
import { depositRules, depositTerms } from "../modules/terms/deposits";

export default serve(contract, {
	quoteShipping: async ({ scope, ordering, body: { items, as, ...requested }, visitor, req }) => {
		const caller = await visitor;
		const buyer = await resolveBuyer(ordering.context.pool, { customerId: caller?.customerId, as }, "");
		const rules = await deliveryRules(scope);
		const ask = () => ordering.quoteShipping(items, rules, { ...requested, buyer });
		return askWithPromotion(req, requested.promotionCode, ask, ({ code }) => code?.refusal === UNKNOWN_CODE.message);
	},
	createIntent: async (asked) => {
		const { ordering, req } = asked;
		const input = await orderInput(asked);
		const intent = await placeWithCodes(req, input.request, () => ordering.openCheckout(input));
		noteOrder(req, intent.orderNumber);
		return intent;
	},
	readPaymentStatus: ({ ordering, caller, params }) => ordering.paymentStatus(caller.customerId, params.id),
	confirmDemoPayment: ({ ordering, caller: { customerId }, body }) => ordering.confirmDemo({ customerId }, body),
	receivePaymentEvent: async ({ ordering, req }) => {
		const payload = Buffer.isBuffer(req.rawBody) ? req.rawBody.toString("utf8") : "";
		await ordering.receiveEvent(payload, req.get(ordering.signatureHeader) ?? "");
		return { received: true };
	},
	readDepositTerms: async ({ scope, caller }) => {
		const [terms, rules] = await Promise.all([depositTerms(codeContext(scope), caller), depositRules(scope)]);
		return { ...terms, rules };
	},
	checkCommercialCode: async ({ scope, caller, body: { code }, req }) => {
		return { valid: await askCommercialCode(req, () => isValidCode(codeContext(scope), caller, code)) };
	},
	readLinkedBalance: async (asked) => readLinked(asked.ordering.context, await linkedOrder(asked)),
	openLinkedBalance: async (asked) => openLinked(asked.ordering.context, await linkedOrder(asked)),
	// An invalid link is refused before its body is read.
	confirmLinkedDemoPayment: async (asked) => {
		const orderId = await linkedOrder(asked);
		return asked.ordering.confirmDemo({ orderId }, asked.body);
	},
});
