import type { readBusiness } from "@confiserie/domain/contract/accounts";
import { accountBusinessSchema } from "@confiserie/domain/contract/business-answer";
import { named } from "@/lib/api";
import { isPriceViewChosen, preferNetPrices } from "@/lib/net-prices";

/** After a sign-in: prices without VAT for an account that buys for a company, unless this browser has chosen. */
export async function preferCompanyPrices(): Promise<void> {
	if (isPriceViewChosen()) return;
	try {
		const { business } = await named<typeof readBusiness>("GET /api/auth/business")(accountBusinessSchema);
		if (business) preferNetPrices();
	} catch {
		// Prices stay with VAT: the switch is on every page.
	}
}
