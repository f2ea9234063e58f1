import * as contract from "@confiserie/domain/contract/withdrawals";
import { countAttempt, withdrawalLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { decideWithdrawal, declareWithdrawal, listWithdrawals, readWithdrawableOrder } from "../modules/refunds";

export default serve(contract, {
	readWithdrawableOrder: async ({ scope, ordering: { book }, body: named, address }) => {
		await countAttempt(scope, withdrawalLimits(named, address));
		return readWithdrawableOrder(book, named);
	},
	declareWithdrawal: async ({ scope, ordering: { book }, body: declared, address }) => {
		await countAttempt(scope, withdrawalLimits(declared, address));
		return declareWithdrawal(book, declared);
	},
	listWithdrawals: ({ ordering: { book }, query }) => listWithdrawals(book.pool, query),
	decideWithdrawal: ({ ordering: { book }, caller: { customerId, email }, params, body: decision }) =>
		decideWithdrawal(book, params.id, decision, { customerId, email }),
});
