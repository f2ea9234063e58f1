import { readCompany } from "@confiserie/domain/contract/companies";
import { readStatement, type Statement } from "@confiserie/domain/contract/statements";
import { call } from "@/lib/api";

/** Null for a customer who buys for no company, or may not read its documents: their browsers log no refusal for it. */
export async function readOwnStatement(signal: AbortSignal): Promise<Statement | null> {
	const { company } = await call(readCompany, { signal });
	return company?.permissions.includes("documents") ? call(readStatement, { signal }) : null;
}
