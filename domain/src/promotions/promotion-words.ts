import { formatCents, formatCount, formatPercent } from "../format";
import type { Benefit } from "./promotion";

/** What a promotion gives, in a few words. */
export function benefitWords(benefit: Benefit): string {
	switch (benefit.kind) {
		case "percentage":
			return `−${formatPercent(benefit.percent)}`;
		case "amount":
			return `−${formatCents(benefit.cents)} ${benefit.per === "box" ? "par carton" : "sur la commande"}`;
		case "free_shipping":
			return "Livraison offerte";
		case "buy_get":
			return `${formatCount(benefit.buyBoxes, "carton acheté", "cartons achetés")}, ${formatCount(benefit.freeBoxes, "offert")}`;
	}
}
