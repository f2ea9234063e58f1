import { formatEuros } from "@confiserie/domain/format";
import type { ShippingFigures } from "./shipping-quote";

/** How far the cart is from free shipping, in words first and as a bar. Source: spec §3 "amountForFreeShipping". */
export function ShippingProgress({ shipping }: { shipping: ShippingFigures }) {
	const { freeShippingThreshold, amountForFreeShipping, isFreeShipping } = shipping;
	// The cheapest option is never free: there is no way to show how far that is.
	if (freeShippingThreshold === 0 && !isFreeShipping) return null;
	const reached = freeShippingThreshold - amountForFreeShipping;
	const percent = isFreeShipping ? 100 : Math.min(99, Math.floor((reached / freeShippingThreshold) * 100));
	return (
		<div className="flex flex-col gap-1.5">
			<p className={`text-sm font-semibold ${isFreeShipping ? "text-pistache" : "text-encre"}`}>
				{isFreeShipping
					? "La livraison vous est offerte."
					: `Plus que ${formatEuros(amountForFreeShipping)} TTC pour la livraison offerte.`}
			</p>
			<div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-trait">
				<div
					style={{ width: `${percent}%` }}
					className={`berlingot h-full rounded-full transition-[width] duration-320 ${isFreeShipping ? "bg-pistache" : "bg-grenadine"}`}
				/>
			</div>
		</div>
	);
}
