import { formatEuros } from "@confiserie/domain/format";
import type { ShippingFigures } from "./shipping-quote";

/** How far the cart is from free shipping, in words first and as a bar; nothing once it is free. Source: spec §3 "amountForFreeShipping". */
export function ShippingProgress({ shipping }: { shipping: ShippingFigures }) {
	const { freeShippingThreshold, amountForFreeShipping, isFreeShipping } = shipping;
	// Where the cheapest option is never free, there is no way to show how far that is.
	if (freeShippingThreshold === 0 || isFreeShipping) return null;
	const reached = freeShippingThreshold - amountForFreeShipping;
	const percent = Math.min(99, Math.floor((reached / freeShippingThreshold) * 100));
	return (
		<div className="flex flex-col gap-1.5">
			<p className="text-sm font-semibold">
				{`Plus que ${formatEuros(amountForFreeShipping)} TTC pour la livraison offerte.`}
			</p>
			<div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-trait">
				<div
					style={{ width: `${percent}%` }}
					className="berlingot h-full rounded-full bg-grenadine transition-[width] duration-320"
				/>
			</div>
		</div>
	);
}
