import * as contract from "@confiserie/domain/contract/quotes";
import { countAttempt, pdfLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { paymentPathAt, quoteLinks } from "../http/quote-links";
import { noteOrder } from "../http/request-watch";
import { openByLink } from "../http/tries";
import { customerOfId } from "../medusa/accounts/people";
import { withStoredPhone } from "../modules/accounts";
import { mailApprovers } from "../modules/approvals";
import { deliveryRules } from "../modules/delivery";
import { depositRules } from "../modules/deposits";
import { ApiFailure } from "../modules/failures";
import {
	acceptQuote,
	listAdminQuotes,
	listOwnQuotes,
	makeQuote,
	readAdminQuote,
	readQuote,
	readQuotePdf,
	withdrawQuote,
} from "../modules/quotes";

const pdfFile = ({ number, bytes }: { number: string; bytes: Buffer }) => ({ bytes, name: `${number}.pdf` });

export default serve(contract, {
	listOwnQuotes: ({ ordering: { book }, caller }) => listOwnQuotes(book, caller.customerId),
	readQuote: ({ ordering: { book }, params, req }) =>
		openByLink(req, () => readQuote(book, params.key, quoteLinks(book))),
	downloadQuote: async ({ scope, ordering: { book }, params: { key }, address, req }) => {
		await countAttempt(scope, pdfLimits(key, address));
		return pdfFile(await openByLink(req, () => readQuotePdf(book, { key })));
	},
	acceptQuote: async ({ ordering: { book }, visitor, params: { key }, body: { asksApproval }, req }) => {
		const callerId = (await visitor)?.customerId;
		const acceptance = { quote: { key }, by: undefined, member: { callerId, asksApproval }, onWaiting: mailApprovers };
		await openByLink(req, () => acceptQuote(book, { ...acceptance, paymentPath: paymentPathAt(book) }));
		const quote = await readQuote(book, key, quoteLinks(book));
		if (quote.order) noteOrder(req, quote.order.orderNumber);
		return quote;
	},
	listQuotes: ({ ordering, query }) => listAdminQuotes(ordering.book, query),
	makeQuote: async ({ scope, ordering: { book }, caller, body }) => {
		const request = { ...body, orderData: withStoredPhone(body.orderData, "orderData.phone") };
		if (request.customerId && !(await customerOfId(book.pool, request.customerId)))
			throw new ApiFailure("CUSTOMER_NOT_FOUND", { field: "customerId", message: "Ce client n'existe pas." });
		const [rules, deposit] = await Promise.all([deliveryRules(scope), depositRules(scope)]);
		const id = await makeQuote(book, { request, rules, depositRules: deposit, actor: caller });
		return readAdminQuote(book, id, quoteLinks(book));
	},
	readQuoteAsStaff: ({ ordering: { book }, params }) => readAdminQuote(book, params.id, quoteLinks(book)),
	downloadQuoteAsStaff: async ({ ordering: { book }, params }) => pdfFile(await readQuotePdf(book, { id: params.id })),
	acceptQuoteAsStaff: async ({ ordering: { book }, caller, params: { id }, req }) => {
		await acceptQuote(book, { quote: { id }, by: caller, paymentPath: paymentPathAt(book) });
		const quote = await readAdminQuote(book, id, quoteLinks(book));
		if (quote.order) noteOrder(req, quote.order.orderNumber);
		return quote;
	},
	withdrawQuote: async ({ ordering: { book }, caller, params: { id } }) => {
		await withdrawQuote(book, id, caller);
		return readAdminQuote(book, id, quoteLinks(book));
	},
});
