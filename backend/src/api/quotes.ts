import * as contract from "@confiserie/domain/contract/quotes";
import { countAttempt, pdfLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { paymentPathAt, quoteLinks } from "../http/quote-links";
import { noteOrder } from "../http/request-watch";
import { openByLink } from "../http/tries";
import { withStoredPhone } from "../modules/customers/accounts";
import { deliveryRules } from "../modules/fulfilment/delivery";
import { mailApprovers } from "../modules/sales/company-orders";
import {
	acceptQuote,
	listAdminQuotes,
	listOwnQuotes,
	makeQuote,
	readAdminQuote,
	readQuote,
	readQuotePdf,
	withdrawQuote,
} from "../modules/sales/quotes";
import { depositRules } from "../modules/terms/deposits";

const pdfFile = ({ number, bytes }: { number: string; bytes: Buffer }) => ({ bytes, name: `${number}.pdf` });

export default serve(contract, {
	listOwnQuotes: ({ ordering: { context }, caller }) => listOwnQuotes(context, caller.customerId),
	readQuote: ({ ordering: { context }, params, req }) =>
		openByLink(req, () => readQuote(context, params.key, quoteLinks(context))),
	downloadQuote: async ({ scope, ordering: { context }, params: { key }, address, req }) => {
		await countAttempt(scope, pdfLimits(key, address));
		return pdfFile(await openByLink(req, () => readQuotePdf(context, { key })));
	},
	acceptQuote: async ({ ordering: { context }, visitor, params: { key }, body: { asksApproval }, req }) => {
		const callerId = (await visitor)?.customerId;
		const acceptance = { quote: { key }, by: undefined, member: { callerId, asksApproval }, onWaiting: mailApprovers };
		await openByLink(req, () => acceptQuote(context, { ...acceptance, paymentPath: paymentPathAt(context) }));
		const quote = await readQuote(context, key, quoteLinks(context));
		if (quote.order) noteOrder(req, quote.order.orderNumber);
		return quote;
	},
	listQuotes: ({ ordering, query }) => listAdminQuotes(ordering.context, query),
	makeQuote: async ({ scope, ordering: { context }, caller, body }) => {
		const request = { ...body, orderData: withStoredPhone(body.orderData, "orderData.phone") };
		const [rules, deposit] = await Promise.all([deliveryRules(scope), depositRules(scope)]);
		const id = await makeQuote(context, { request, rules, depositRules: deposit, actor: caller });
		return readAdminQuote(context, id, quoteLinks(context));
	},
	readQuoteAsStaff: ({ ordering: { context }, params }) => readAdminQuote(context, params.id, quoteLinks(context)),
	downloadQuoteAsStaff: async ({ ordering: { context }, params }) =>
		pdfFile(await readQuotePdf(context, { id: params.id })),
	acceptQuoteAsStaff: async ({ ordering: { context }, caller, params: { id }, req }) => {
		await acceptQuote(context, { quote: { id }, by: caller, paymentPath: paymentPathAt(context) });
		const quote = await readAdminQuote(context, id, quoteLinks(context));
		if (quote.order) noteOrder(req, quote.order.orderNumber);
		return quote;
	},
	withdrawQuote: async ({ ordering: { context }, caller, params: { id } }) => {
		await withdrawQuote(context, id, caller);
		return readAdminQuote(context, id, quoteLinks(context));
	},
});
