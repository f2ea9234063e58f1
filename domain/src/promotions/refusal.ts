import { formatCents, formatDate } from "../format";
import { PAYABLE_CENTS } from "../payments/payable";
import { formatBoxes } from "../prices/tier-price";
import type { Buyer, Promotion, PromotionLine, Target, Uses } from "./promotion";

/** Why a promotion does not apply to a cart. */
type RefusalReason =
	| "unknown"
	| "early"
	| "expired"
	| "exhausted"
	| "used"
	| "reserved"
	| "not_applicable"
	| "minimum"
	| "outdone"
	| "unpayable";

export interface Refusal {
	reason: RefusalReason;
	/** As customers read it. */
	message: string;
}

export const UNKNOWN_CODE: Refusal = {
	reason: "unknown",
	message: "Ce code promotionnel n'existe pas. Vérifiez votre saisie.",
};
export const OUTDONE: Refusal = {
	reason: "outdone",
	message: "Une promotion plus avantageuse s'applique déjà à votre panier.",
};
export const BELOW_PAYABLE: Refusal = {
	reason: "unpayable",
	message: `Avec ce code promotionnel, la commande vaudrait moins de ${formatCents(PAYABLE_CENTS.minimum)}\u00a0: ajoutez un article.`,
};
const EXHAUSTED: Refusal = {
	reason: "exhausted",
	message: "Ce code promotionnel a été utilisé autant de fois que prévu\u00a0: il n'est plus disponible.",
};

/** Why a promotion does not apply now to these lines of this buyer; undefined when it does. */
export function refusalOf(
	promotion: Promotion,
	{ lines, buyer, uses, now }: { lines: readonly PromotionLine[]; buyer: Buyer; uses: Uses; now: Date },
): Refusal | undefined {
	const { startsAt, endsAt, audience, minimumBoxes, minimumCents } = promotion;
	if (promotion.isPaused) return UNKNOWN_CODE;
	if (startsAt && now < startsAt)
		return { reason: "early", message: `Ce code promotionnel sera valable à partir du ${formatDate(startsAt)}.` };
	if (endsAt && now >= endsAt)
		return {
			reason: "expired",
			message: `Ce code promotionnel a expiré le ${formatDate(new Date(endsAt.getTime() - 1))}.`,
		};
	const used = usesRefusal(promotion, uses);
	if (used) return used;
	if (audience.isFirstOrder && buyer.hasOrdered)
		return { reason: "reserved", message: "Ce code promotionnel est réservé à une première commande." };
	const { groupIds } = audience;
	if (groupIds.length > 0 && buyer.groupIds === null)
		return { reason: "reserved", message: "Connectez-vous pour utiliser ce code promotionnel." };
	if (groupIds.length > 0 && !groupIds.some((id) => buyer.groupIds?.includes(id)))
		return { reason: "reserved", message: "Ce code promotionnel est réservé à certains clients." };
	const concerned = lines.filter((line) => isConcerned(line, promotion.target));
	if (concerned.length === 0)
		return { reason: "not_applicable", message: "Ce code promotionnel ne concerne aucun article de votre panier." };
	const sold = concerned.every(({ piecesPerBox }) => piecesPerBox === 1) ? { piecesPerBox: 1 } : null;
	const boxes = concerned.reduce((sum, line) => sum + line.boxes, 0);
	if (minimumBoxes !== null && boxes < minimumBoxes)
		return { reason: "minimum", message: missing(formatBoxes(minimumBoxes - boxes, sold), promotion.target) };
	const cents = concerned.reduce((sum, line) => sum + line.boxes * line.unitPriceCents, 0);
	if (minimumCents !== null && cents < minimumCents)
		return { reason: "minimum", message: missing(`${formatCents(minimumCents - cents)} d'articles`, promotion.target) };
	const { benefit } = promotion;
	if (benefit.kind === "buy_get" && !concerned.some((line) => line.boxes >= benefit.buyBoxes + benefit.freeBoxes))
		return {
			reason: "minimum",
			message: `Il faut ${formatBoxes(benefit.buyBoxes + benefit.freeBoxes, sold)} d'un même article, dont ${benefit.freeBoxes} offert${sold ? "e" : ""}${benefit.freeBoxes > 1 ? "s" : ""}, pour profiter de ce code promotionnel.`,
		};
	return undefined;
}

/** Why a promotion cannot be used once more. */
export function usesRefusal(
	{ limit, limitPerCustomer, audience }: Pick<Promotion, "limit" | "limitPerCustomer" | "audience">,
	uses: Uses,
): Refusal | undefined {
	if (limit !== null && uses.total >= limit) return EXHAUSTED;
	// There is one first order, also while it is not paid yet.
	const mostOfCustomer = audience.isFirstOrder ? 1 : limitPerCustomer;
	if (mostOfCustomer === null || uses.byCustomer < mostOfCustomer) return undefined;
	return { reason: "used", message: "Vous avez déjà utilisé ce code promotionnel." };
}

const missing = (what: string, { productIds, categoryIds, tagIds }: Target) => {
	const isWhole = productIds.length + categoryIds.length + tagIds.length === 0;
	return `Il manque ${what}${isWhole ? "" : " concernés"} pour utiliser ce code promotionnel.`;
};

/** Whether a promotion is about a line. */
export function isConcerned(line: PromotionLine, { productIds, categoryIds, tagIds, tier }: Target): boolean {
	const needed = tier === null ? 0 : tier === "layer" ? line.boxesPerLayer : line.boxesPerPallet;
	if (needed === null || line.boxes < needed) return false;
	if (productIds.length + categoryIds.length + tagIds.length === 0) return true;
	return (
		productIds.includes(line.productId) ||
		line.categoryIds.some((id) => categoryIds.includes(id)) ||
		line.tagIds.some((id) => tagIds.includes(id))
	);
}
