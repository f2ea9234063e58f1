import { formatCents, formatCount, formatPercent } from "../format";
import type { Benefit, Promotion } from "./promotion";

/** A promotion as staff reads it: the code of an automatic one says nothing. */
export const promotionLabel = ({
	name,
	code,
	isAutomatic,
}: Pick<Promotion, "name" | "code" | "isAutomatic">): string => (isAutomatic ? name : `${name} (${code})`);

/** What a promotion gives, in a few words. */
export function benefitWords(benefit: Benefit): string {
	switch (benefit.kind) {
		case "percentage":
			return `−${formatPercent(benefit.percent)}`;
		case "amount":
			return `−${formatCents(benefit.cents)} ${benefit.per === "box" ? "par carton" : "sur la commande"}`;
		case "free_shipping":
			return `Livraison offerte${benefit.maximumCents === null ? "" : ` jusqu'à ${formatCents(benefit.maximumCents)}`}`;
		case "buy_get":
			return `${formatCount(benefit.buyBoxes, "carton acheté", "cartons achetés")}, ${formatCount(benefit.freeBoxes, "offert")}`;
	}
}
