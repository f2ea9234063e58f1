export {
	changePromotion,
	createPromotion,
	listPromotions,
	pausePromotion,
	readPromotion,
	removePromotion,
} from "./administer";
export { type Asking, buyerFor, isLimited, offeredPromotions, withUses } from "./offered";
export {
	type CartPromotions,
	correctedPromotions,
	countUses,
	type OrderPromotion,
	orderPromotions,
} from "./order-promotions";
