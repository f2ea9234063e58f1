import { type CartLine, cartTotal } from "@confiserie/domain/cart/cart";
import { formatEuros } from "@confiserie/domain/format";
import { Price } from "@/ui/price";
import { NetRow, VatRows } from "./net-rows";
import { PromotionRows } from "./promotion-rows";
import type { ShippingFigures } from "./shipping-quote";

interface CartTotalProps {
	lines: readonly CartLine[];
	shipping: ShippingFigures;
}

/**
 * Total of the cart, VAT included, without delivery until it is known. In the view without VAT it shows the whole including
 * delivery: without VAT, with VAT, and the VAT amount.
 */
export function CartTotal({ lines, shipping }: CartTotalProps) {
	const { taxes, isFreeShipping, totalWithShipping, promotions, subtotal } = shipping;
	const goods = promotions.length > 0 ? subtotal : cartTotal(lines);
	const isKnown = taxes.length > 0;
	const without = isFreeShipping ? "TTC" : "TTC, hors frais de port";
	const whole = isFreeShipping ? "TTC" : "TTC, port compris";
	return (
		<dl className="flex flex-col gap-1">
			<PromotionRows promotions={promotions} />
			<NetRow taxes={taxes} note={isFreeShipping ? "" : ", port compris"} />
			<div className="flex items-baseline justify-between gap-4">
				<dt className="font-semibold">
					Total{" "}
					<span className="text-sm font-normal text-prune">
						<Price of={{ ttc: without, ht: isKnown ? whole : null }} />
					</span>
				</dt>
				<dd className="display text-xl">
					<Price of={{ ttc: formatEuros(goods), ht: isKnown ? formatEuros(totalWithShipping) : null }} />
				</dd>
			</div>
			<VatRows taxes={taxes} />
		</dl>
	);
}
