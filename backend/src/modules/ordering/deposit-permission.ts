import { commercialCodeFor, hasCommercialCodeFormat } from "@confiserie/domain/commercial-code";

/**
 * Whether `code` lets the account of `accountEmail` pay by deposit: the policy of commercial codes, in one place. The
 * specified rule needs no secret; codes under a secret of the shop would replace this function alone. Source: spec §5.
 * @param accountEmail the e-mail of the account that buys, never the one of the order form
 */
export async function permitsDeposit(accountEmail: string, code: string | null | undefined): Promise<boolean> {
	const typed = code?.trim().toUpperCase() ?? "";
	return hasCommercialCodeFormat(typed) && typed === (await commercialCodeFor(accountEmail));
}
