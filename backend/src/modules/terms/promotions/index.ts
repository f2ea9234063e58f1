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
	correctedPromotions,
	countUses,
	freeCarriagesOf,
	type OrderPromotion,
	orderPromotions,
	refuseUsedUp,
} from "./order-promotions";
export { hasAutomaticPromotions, lockPromotions, typedCodesIn } from "./stored";
