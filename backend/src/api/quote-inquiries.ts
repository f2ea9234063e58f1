import * as contract from "@confiserie/domain/contract/quote-inquiries";
import { countAttempt, quoteInquiryLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { MAIL_MODULE, type MailService } from "../modules/foundations/mail";
import {
	askForQuote,
	declineInquiry,
	listInquiries,
	listOwnInquiries,
	readInquiry,
	withdrawInquiry,
} from "../modules/sales/quotes";

export default serve(contract, {
	listOwnQuoteInquiries: ({ ordering: { context }, caller }) => listOwnInquiries(context.pool, caller.customerId),
	askForQuote: async ({ scope, ordering: { context }, caller: { customerId }, body: request }) => {
		await countAttempt(scope, quoteInquiryLimits(customerId));
		const { shopEmail } = scope.resolve<MailService>(MAIL_MODULE).outbox;
		return askForQuote(context, { customerId, request, shopEmail });
	},
	withdrawQuoteInquiry: async ({ ordering: { context }, caller: { customerId }, params }) => {
		await withdrawInquiry(context, params.id, customerId);
		return listOwnInquiries(context.pool, customerId);
	},
	listQuoteInquiries: ({ ordering: { context } }) => listInquiries(context.pool),
	readQuoteInquiry: ({ ordering: { context }, params }) => readInquiry(context.pool, params.id),
	declineQuoteInquiry: async ({ ordering: { context }, caller, params: { id }, body: { reason } }) => {
		await declineInquiry(context, id, reason, caller);
		return readInquiry(context.pool, id);
	},
});
