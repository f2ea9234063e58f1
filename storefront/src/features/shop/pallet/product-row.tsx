import type { Product } from "@confiserie/domain/contract/product";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { palletLine } from "@confiserie/domain/pallet/composition";
import { fillText } from "@confiserie/domain/pallet/fill-text";
import { type MixRefusal, mixRefusal } from "@confiserie/domain/pallet/mixed-pallet";
import { priceText } from "@confiserie/domain/prices/price-text";
import { formatBoxes, theBox } from "@confiserie/domain/prices/tier-price";
import { LineImage } from "@/features/shop/cart";
import { AllergenPlace } from "@/lib/allergens/slots";
import { Link } from "@/ui/link";
import { Price } from "@/ui/price";
import { QuantityStepper } from "@/ui/quantity-stepper";

const REFUSALS: Record<MixRefusal, string> = {
	OFF: "Ne partage pas de palette.",
	UNSTACKABLE: "Non gerbable\u00a0: rien ne se pose dessus.",
	NO_LAYERS: "Vendu sans couches à réunir.",
	NOT_CHOSEN: "Hors des produits prévus pour les palettes mixtes.",
};

interface ProductRowProps {
	product: Product;
	packing: PackingLimits;
	layers: number;
	/** As many as are left. */
	most: number;
	colour: string | null;
	/** True while the layers may not be changed. */
	isLocked: boolean;
	onLayers: (count: number) => void;
}

/** A product with the layers of it that are chosen, or why there can be none. */
export function ProductRow({ product, packing, layers, most, colour, isLocked, onLayers }: ProductRowProps) {
	const line = palletLine(product, product.boxesPerLayer ?? 1);
	const refusal = mixRefusal(line, packing);
	const { boxesPerLayer, boxesPerPallet } = line;
	return (
		<>
			<span className="shrink-0 rounded-control border-4" style={{ borderColor: colour ?? "transparent" }}>
				<LineImage src={product.imageUrl} size={56} />
			</span>
			<div className="min-w-0 flex-1 basis-48 text-sm">
				<p className="text-base font-semibold">
					<Link href={`/products/${product.id}`} className="hover:text-framboise hover:underline">
						{product.name}
					</Link>
				</p>
				<AllergenPlace of={product.allergenInformation} />
				{refusal ? (
					<p className="text-caramel">{REFUSALS[refusal]}</p>
				) : (
					<>
						<p className="text-prune">
							{`1 couche = ${formatBoxes(boxesPerLayer ?? 0, product)}, ${fillText((boxesPerLayer ?? 0) / (boxesPerPallet ?? 1))} d'une palette`}
						</p>
						<p>
							<Price
								of={priceText(
									product.vatRate,
									({ bare, cents }) =>
										`${bare(line.unitPriceCents)}, sur une palette ${cents(line.palletPriceCents ?? line.unitPriceCents)} ${theBox(product)}`,
								)}
							/>
						</p>
						{most === 0 && <p className="text-rouge">Moins d'une couche en stock.</p>}
					</>
				)}
			</div>
			{!refusal && (most > 0 || layers > 0) && (
				<fieldset disabled={isLocked}>
					<QuantityStepper
						size="sm"
						label={`Couches de ${product.name}`}
						value={layers}
						min={0}
						max={Math.max(most, layers)}
						onChange={onLayers}
					/>
				</fieldset>
			)}
		</>
	);
}
