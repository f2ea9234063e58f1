import {
	type WithdrawableOrder,
	type WithdrawalLookup,
	type WithdrawalReceipt,
	type WithdrawalRequest,
	withdrawableOrderSchema,
	withdrawalReceiptSchema,
} from "@confiserie/domain/contract/withdrawals";
import { api } from "@/lib/api";

/** POST /withdrawals/order: what can be withdrawn of an order. */
export const callWithdrawableOrder = (named: WithdrawalLookup): Promise<WithdrawableOrder> =>
	api.post("/withdrawals/order", named, withdrawableOrderSchema);

/** POST /withdrawals: the declaration, confirmed. */
export const callWithdraw = (declared: WithdrawalRequest): Promise<WithdrawalReceipt> =>
	api.post("/withdrawals", declared, withdrawalReceiptSchema);
