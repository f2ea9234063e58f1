import * as contract from "@confiserie/domain/contract/withdrawals";
import { countAttempt, withdrawalLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { decideWithdrawal, declareWithdrawal, listWithdrawals, readWithdrawableOrder } from "../modules/sales/refunds";

export default serve(contract, {
	readWithdrawableOrder: async ({ scope, ordering: { context }, body: named, address }) => {
		await countAttempt(scope, withdrawalLimits(named, address));
		return readWithdrawableOrder(context, named);
	},
	declareWithdrawal: async ({ scope, ordering: { context }, body: declared, address }) => {
		await countAttempt(scope, withdrawalLimits(declared, address));
		return declareWithdrawal(context, declared);
	},
	listWithdrawals: ({ ordering: { context }, query }) => listWithdrawals(context.pool, query),
	decideWithdrawal: ({ ordering: { context }, caller: { customerId, email }, params, body: decision }) =>
		decideWithdrawal(context, params.id, decision, { customerId, email }),
});
