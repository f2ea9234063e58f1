import { MOST_OWN_PRICES, type OwnPricesAnswer, readOwnPrices } from "@confiserie/domain/contract/company-prices";
import { call } from "@/lib/api";

/** GET /company/prices, as often as so many products need it. */
export async function callOwnPrices(ids: readonly string[]): Promise<OwnPricesAnswer> {
	const answer: OwnPricesAnswer = { hasOwnPrices: true, prices: [] };
	for (let at = 0; at < ids.length && answer.hasOwnPrices; at += MOST_OWN_PRICES) {
		const query = { products: ids.slice(at, at + MOST_OWN_PRICES).join(",") };
		const { hasOwnPrices, prices } = await call(readOwnPrices, { query });
		answer.hasOwnPrices = hasOwnPrices;
		answer.prices.push(...prices);
	}
	return answer;
}
