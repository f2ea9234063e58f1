import * as contract from "@confiserie/domain/contract/quote-inquiries";
import { countAttempt, quoteInquiryLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { MAIL_MODULE, type MailService } from "../modules/mail";
import {
	askForQuote,
	declineInquiry,
	listInquiries,
	listOwnInquiries,
	readInquiry,
	withdrawInquiry,
} from "../modules/quotes";

export default serve(contract, {
	listOwnQuoteInquiries: ({ ordering: { book }, caller }) => listOwnInquiries(book.pool, caller.customerId),
	askForQuote: async ({ scope, ordering: { book }, caller: { customerId }, body: request }) => {
		await countAttempt(scope, quoteInquiryLimits(customerId));
		const { shopEmail } = scope.resolve<MailService>(MAIL_MODULE).outbox;
		return askForQuote(book, { customerId, request, shopEmail });
	},
	withdrawQuoteInquiry: async ({ ordering: { book }, caller: { customerId }, params }) => {
		await withdrawInquiry(book, params.id, customerId);
		return listOwnInquiries(book.pool, customerId);
	},
	listQuoteInquiries: ({ ordering: { book } }) => listInquiries(book.pool),
	readQuoteInquiry: ({ ordering: { book }, params }) => readInquiry(book.pool, params.id),
	declineQuoteInquiry: async ({ ordering: { book }, caller, params: { id }, body: { reason } }) => {
		await declineInquiry(book, id, reason, caller);
		return readInquiry(book.pool, id);
	},
});
