import { checkCommercialCode } from "@confiserie/domain/contract/payments";
import { call } from "@/lib/api";

/** POST /payments/commercial-code: whether this is the caller's code. */
export async function callCodeCheck(code: string): Promise<boolean> {
	return (await call(checkCommercialCode, { body: { code } })).valid;
}
