import { readStatement, type Statement } from "@confiserie/domain/contract/statements";
import { ApiProblem, call } from "@/lib/api";

/** Null for who buys for no company, or may not read its documents. */
export async function callOwnStatement(signal: AbortSignal): Promise<Statement | null> {
	try {
		return await call(readStatement, { signal });
	} catch (cause) {
		if (cause instanceof ApiProblem && NOT_READ.includes(cause.code)) return null;
		throw cause;
	}
}
const NOT_READ: readonly string[] = ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED"];
