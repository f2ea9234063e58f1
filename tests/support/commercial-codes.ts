import type { CommercialCodePage, CommercialCodeRow, DepositTerms } from "@confiserie/domain/contract/commercial-codes";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { api, TestCustomer } from "./api";
import { depositRequest } from "./deposit";
import type { TestProduct } from "./ordering";

/** What a shopper reads when the deposit is refused, spec §5. */
export const DEPOSIT_REFUSED = "L'acompte nécessite un code commercial valide et un minimum de 20,00 €";

/** Whose calls they are, and what is bought. */
interface CodeScene {
	/** The administrator's token. */
	admin: string;
	customer: TestCustomer;
	product: TestProduct;
}

/**
 * The calls about codes and deposits of one shop: the suite's own, or one with a secret. `scene` is asked at each call,
 * since every test has a customer of its own.
 */
export function codeCalls(send: typeof api, scene: () => CodeScene) {
	return {
		terms: async () => (await send<DepositTerms>("/payments/deposit-terms", { token: scene().customer.token })).body,
		check: (code: string) =>
			send<{ valid: boolean } & Partial<ApiError>>("/payments/commercial-code", {
				body: { code },
				token: scene().customer.token,
			}),
		deposit: (code: string | undefined) =>
			send<Partial<ApiError>>("/payments/create-intent", {
				body: depositRequest(scene().product, code),
				token: scene().customer.token,
			}),
		issue: async (email = scene().customer.email) =>
			send<CommercialCodeRow & Partial<ApiError>>("/admin/commercial-codes", { body: { email }, token: scene().admin }),
		revoke: (id: string) => send(`/admin/commercial-codes/${id}`, { method: "DELETE", token: scene().admin }),
		list: async (query: string) =>
			(
				await send<CommercialCodePage>(`/admin/commercial-codes?query=${encodeURIComponent(query)}`, {
					token: scene().admin,
				})
			).body,
		permit: (permission: string, email = scene().customer.email) =>
			send<Partial<ApiError>>("/admin/deposit-permissions", {
				method: "PUT",
				body: { email, permission },
				token: scene().admin,
			}),
	};
}
