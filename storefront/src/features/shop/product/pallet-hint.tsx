import type { Product } from "@confiserie/domain/contract/product";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { formatCount } from "@confiserie/domain/format";
import { palletLine } from "@confiserie/domain/pallet/composition";
import { fillText } from "@confiserie/domain/pallet/fill-text";
import { missingLayers } from "@confiserie/domain/pallet/mixed-pallet";
import { priceText } from "@confiserie/domain/prices/price-text";
import { ButtonLink } from "@/ui/button-link";
import { Price } from "@/ui/price";

/** What a layer of the product lacks of a mixed pallet, and saves on it; nothing where it may share none. */
export function PalletHint({ product, packing }: { product: Product; packing: PackingLimits }) {
	const missing = missingLayers([palletLine(product, product.boxesPerLayer ?? 0)], packing);
	if (!missing) return null;
	return (
		<section
			aria-labelledby="palette"
			className="mt-4 rounded-control bg-pistache-clair px-4 pt-3 text-sm print:hidden"
		>
			<h3 id="palette" className="font-bold text-pistache">
				Compléter une palette
			</h3>
			<p>
				{`Une couche en remplit ${fillText(missing.fill)}. Avec ${formatCount(missing.layers, "couche")} d'autres produits, toutes ont le tarif palette`}
				{/* The catalogue's: a company with prices of its own has them in the table above. */}
				<span className="group-has-[#vos-tarifs:not(:empty)]/prices:hidden">
					{"\u00a0: "}
					<Price
						of={priceText(product.vatRate, ({ cents }) => `${cents(missing.savingCents)} de moins pour cette couche`)}
					/>
				</span>
				.
			</p>
			<ButtonLink href={`/palette?plus=${product.id}`} variant="ghost" size="sm" className="-ml-4">
				Composer une palette
			</ButtonLink>
		</section>
	);
}
