import {
	type AdminWithdrawal,
	adminWithdrawalSchema,
	type WithdrawalDecision,
	type WithdrawalPage,
	withdrawalPageSchema,
} from "@confiserie/domain/contract/withdrawals";
import { api } from "@/lib/api";

/** Query key of the lists. */
export const WITHDRAWALS_KEY = ["admin", "withdrawals"];

/** GET /admin/withdrawals: those that wait, oldest first, or those decided. */
export const callWithdrawals = (decided: boolean, page: number, signal: AbortSignal): Promise<WithdrawalPage> =>
	api.get("/admin/withdrawals", withdrawalPageSchema, { query: { decided, page }, signal });

/** POST /admin/withdrawals/{id}/decision. */
export const callDecide = (id: string, decision: WithdrawalDecision): Promise<AdminWithdrawal> =>
	api.post(`/admin/withdrawals/${encodeURIComponent(id)}/decision`, decision, adminWithdrawalSchema);
