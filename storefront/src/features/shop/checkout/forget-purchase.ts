import { forgetHeldBoxes, writePromotionCode } from "@/features/shop/cart";
import { forgetCheckout } from "./stored-checkout";

/** What this browser stored for a purchase that is paid or accepted on account, beside the cart. Source: spec §4 "Checkout". */
export function forgetPurchase(): void {
	forgetCheckout();
	forgetHeldBoxes();
	writePromotionCode("");
}
